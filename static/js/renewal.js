// A part of a page that renews itself keeps open what somebody opened in it, and waits while they choose from a list.

let isChoosing = false;
let opened = [];

// A list is open from the press that opens it until something is chosen, or it is left.
document.addEventListener("pointerdown", ({ target }) => (isChoosing = target.matches("[data-renews] select")));
for (const kind of ["change", "focusout", "keydown"]) {
  document.addEventListener(kind, () => (isChoosing = false));
}

document.addEventListener("htmx:beforeRequest", (event) => {
  if (isChoosing && event.target.matches("[data-renews]")) {
    event.preventDefault();
  }
});

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target.closest("[data-renews]")) {
    opened = [...detail.target.querySelectorAll("details[id][open]")].map(({ id }) => id);
  }
});

document.addEventListener("htmx:afterSwap", () => {
  for (const id of opened.splice(0)) {
    document.getElementById(id)?.setAttribute("open", "");
  }
});
