// `/` goes to the first search box on the page, from anywhere but another field.

import { isPlain, isTyping, singleKeysAreOn } from "./single-keys.js";

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || !isPlain(event) || isTyping(event.target) || !singleKeysAreOn()) {
    return;
  }
  const box = [...document.querySelectorAll('[data-shortcut="/"]')].find((each) => each.offsetParent !== null);
  if (box) {
    event.preventDefault();
    box.focus();
    box.select();
  }
});
