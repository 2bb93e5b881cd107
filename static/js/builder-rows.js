// The rows of the builder: what each shows of the deck, and which of them is the current one.

const LISTS = "#result-rows, #deck-panel, #inspector-body";

export const rowOf = (element) => element.closest?.("[data-row]") ?? null;
export const listOf = (element) => element.closest?.(LISTS) ?? null;
export const rowsIn = (list) => [...list.querySelectorAll("[data-row]")];
export const lineKey = (row) => `${row.dataset.section}:${row.dataset.code}`;
export const quantityOf = (row) => Number(row.dataset.quantity);

const panel = () => document.getElementById("deck-panel");
const linesOfDeck = () => rowsIn(panel());
const everyRow = () => [...document.querySelectorAll("#builder [data-row]")];

export const focusRow = (row) => {
  const target = row?.querySelector("a.row-name") ?? row?.querySelector("[data-quantity-field]");
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
  return Boolean(target);
};

export const showQuantity = (row, quantity) => {
  row.dataset.quantity = quantity;
  row.classList.toggle("is-held", quantity > 0);
  const count = row.querySelector("[data-count]");
  if (count) {
    count.textContent = quantity || "";
  }
  const field = row.querySelector("[data-quantity-field]");
  if (field && field !== document.activeElement) {
    field.value = quantity;
  }
};

// A wish that is not saved yet is shown at once, wherever its line stands.
export const showWish = ({ section, code, quantity }) => {
  for (const row of everyRow()) {
    if (row.dataset.section === section && row.dataset.code === code) {
      showQuantity(row, quantity);
    }
  }
};

// The rows of the search and the inspector say what the deck, just renewed, holds.
export const followDeck = () => {
  const lines = linesOfDeck();
  for (const row of everyRow().filter((each) => !each.closest("#deck-panel"))) {
    const { section, code, card } = row.dataset;
    const same = lines.filter((line) => line.dataset.section === section && line.dataset.card === card);
    let line = same.find((each) => each.dataset.code === code);
    if (!line && row.closest("#result-rows") && same.length) {
      [line] = same;
      row.dataset.code = line.dataset.code;
    }
    showQuantity(row, line ? quantityOf(line) : 0);
  }
};

// Runs `swap`, which replaces the panel, and leaves focus, open details and the place in the list as they were.
export const keepingPlace = (swap) => {
  const active = panel().contains(document.activeElement) ? document.activeElement : null;
  const row = active && rowOf(active);
  const place = row && { key: lineKey(row), at: linesOfDeck().indexOf(row), top: topOf(row), ...controlOf(active) };
  const open = [...panel().querySelectorAll("details[open]")].map((each) => each.id);
  const scroller = panel().parentElement;
  const scrolled = scroller.scrollTop;
  swap();
  open.forEach((id) => document.getElementById(id)?.setAttribute("open", ""));
  const hasNotice = panel().matches("[data-conflict], [data-refusal]");
  scroller.scrollTop = hasNotice ? 0 : scrolled;
  if (place) {
    refocus(place, scroller, !hasNotice);
  } else if (active) {
    panel().focus({ preventScroll: true });
  }
};

// The same for a list of results that htmx replaces: whoever stood in it stands at the same card, or at the first.
export const keepPlaceInResults = () => {
  let card = null;
  document.addEventListener("htmx:beforeSwap", ({ target }) => {
    const row = target.id === "results" && rowOf(document.activeElement);
    card = row && target.contains(row) ? row.dataset.card : null;
  });
  document.addEventListener("htmx:afterSwap", ({ target }) => {
    if (card !== null && target.id === "results") {
      const rows = rowsIn(target);
      focusRow(rows.find((row) => row.dataset.card === card) ?? rows[0]) || document.getElementById("q").focus();
    }
  });
};

const topOf = (row) => row.getBoundingClientRect().top;

// Which of a row's controls it is, and what was typed into it.
const controlOf = (element) => {
  if (element.dataset.step) {
    return { control: `[data-step="${element.dataset.step}"]` };
  }
  return element.matches("[data-quantity-field]")
    ? { control: "[data-quantity-field]", typed: element.value }
    : { control: "a.row-name" };
};

const refocus = ({ key, at, top, control, typed }, scroller, keepsTop) => {
  const lines = linesOfDeck();
  const row = lines.find((line) => lineKey(line) === key) ?? lines[Math.min(at, lines.length - 1)];
  if (!row) {
    panel().focus({ preventScroll: true });
    return;
  }
  scroller.scrollTop += keepsTop ? topOf(row) - top : 0;
  const target = row.querySelector(control);
  target.focus({ preventScroll: true });
  if (typed !== undefined && lineKey(row) === key) {
    target.value = typed;
  }
};
