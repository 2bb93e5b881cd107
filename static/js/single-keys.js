// Whether single keys act as shortcuts: people who dictate or use switches can turn them off, for good.

const STORED = "single-keys";

const read = () => {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // storage may be forbidden
  }
};

export const singleKeysAreOn = () => read() !== "off";

export const turnSingleKeys = (on) => {
  try {
    localStorage.setItem(STORED, on ? "on" : "off");
  } catch {
    // then the choice holds for nothing, and the keys stay on
  }
};

export const isTyping = (element) => element.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

export const isPlain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
