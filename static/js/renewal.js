// A part of a page that renews itself keeps open what somebody opened in it, and waits while they choose from a list.

const renewing = (element) => element.closest?.("[data-renews]") ?? null;
let opened = [];

document.addEventListener("htmx:beforeRequest", (event) => {
  const { activeElement } = document;
  if (event.target.matches("[data-renews]") && activeElement?.matches("select") && event.target.contains(activeElement)) {
    event.preventDefault();
  }
});

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (renewing(detail.target)) {
    opened = [...detail.target.querySelectorAll("details[id][open]")].map(({ id }) => id);
  }
});

document.addEventListener("htmx:afterSwap", () => {
  for (const id of opened.splice(0)) {
    document.getElementById(id)?.setAttribute("open", "");
  }
});
