// `/` goes to the first search box on the page, from anywhere but another field.

const isTyping = (element) => element.closest("input, textarea, select, [contenteditable]") !== null;

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
    return;
  }
  const box = [...document.querySelectorAll('[data-shortcut="/"]')].find((each) => each.offsetParent !== null);
  if (box) {
    event.preventDefault();
    box.focus();
    box.select();
  }
});
