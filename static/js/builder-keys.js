// The keyboard of the builder; the legend that `?` opens says the same in words.

import { focusRow, listOf, quantityOf, rowOf, rowsIn } from "./builder-rows.js";
import { isPlain, isTyping, singleKeysAreOn, turnSingleKeys } from "./single-keys.js";

const search = () => document.getElementById("q");
const results = () => document.getElementById("result-rows");
const panel = () => document.getElementById("deck-panel");
const inspector = () => document.getElementById("inspector");

// The row one came from, by column, so that going back leads where one was.
const lastIn = new Map();

const step = (row, by) => {
  const rows = rowsIn(listOf(row));
  const next = rows[rows.indexOf(row) + by];
  if (next) {
    focusRow(next);
  } else if (by < 0 && row.closest("#result-rows")) {
    search().focus();
  } else if (by > 0) {
    document.querySelector("#result-rows .results-more a")?.focus();
  }
};

const enter = (list, card) => {
  const rows = list ? rowsIn(list) : [];
  const known = lastIn.get(list?.id);
  focusRow(rows.find((row) => row.dataset.card === card) ?? (rows.includes(known) ? known : rows[0]));
};

const right = (row) => (row.closest("#result-rows") ? enter(panel(), row.dataset.card) : inspector().focus());
const left = (row) => enter(row.closest("#deck-panel") ? results() : panel(), row.dataset.card);

const ROW_KEYS = {
  ArrowDown: (row) => step(row, 1),
  ArrowUp: (row) => step(row, -1),
  ArrowRight: right,
  ArrowLeft: left,
  Home: (row) => focusRow(rowsIn(listOf(row))[0]),
  End: (row) => focusRow(rowsIn(listOf(row)).at(-1)),
  Escape: (row) => (row.closest("#inspector") ? enter(results()) : search().focus()),
};

const onField = (event, row) => {
  if (row && ["ArrowDown", "ArrowUp", "Escape"].includes(event.key)) {
    event.preventDefault();
    ROW_KEYS[event.key](row);
  }
  if (event.target === search() && event.key === "ArrowDown" && results()) {
    event.preventDefault();
    enter(results());
  }
};

const onRow = (event, row, setQuantity) => {
  const move = ROW_KEYS[event.key];
  if (move) {
    event.preventDefault();
    move(row);
  } else if (singleKeysAreOn() && row.dataset.code && /^[0-9]$/.test(event.key)) {
    event.preventDefault();
    setQuantity(row, Number(event.key));
  } else if (singleKeysAreOn() && row.dataset.code && ["+", "-"].includes(event.key)) {
    event.preventDefault();
    setQuantity(row, quantityOf(row) + (event.key === "+" ? 1 : -1));
  }
};

const onKey = (event, setQuantity) => {
  if (!isPlain(event) || document.querySelector("dialog[open]")) {
    return;
  }
  const row = rowOf(event.target);
  if (isTyping(event.target)) {
    onField(event, row);
  } else if (event.key === "?" && singleKeysAreOn()) {
    openLegend();
  } else if (row) {
    onRow(event, row, setQuantity);
  } else if (event.key === "Escape" && event.target.closest("#inspector")) {
    enter(results());
  }
};

const openLegend = () => document.getElementById("legend").showModal();

export const startKeys = ({ setQuantity }) => {
  document.addEventListener("keydown", (event) => onKey(event, setQuantity));
  document.addEventListener("focusin", ({ target }) => {
    const row = rowOf(target);
    if (row) {
      lastIn.set(listOf(row).id, row);
    }
  });
  const opener = document.getElementById("legend-open");
  opener.hidden = false;
  opener.addEventListener("click", openLegend);
  const choice = document.getElementById("single-keys");
  choice.checked = singleKeysAreOn();
  choice.addEventListener("change", () => turnSingleKeys(choice.checked));
};
