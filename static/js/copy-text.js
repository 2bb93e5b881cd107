// Buttons that copy the text of a field; without this module they stay hidden and the field can be selected by hand.

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = "Copied";
    } catch {
      field.select();
      button.textContent = "Press Ctrl+C";
    }
    setTimeout(() => (button.textContent = label), 2000);
  });
}
