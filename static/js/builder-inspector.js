// Opens cards in the inspector, goes on to the next one, and keeps the address in step with what is shown.

import { rowOf, rowsIn } from "./builder-rows.js";

const FARTHEST_DRIFT = 40;
const SHORTEST_SWIPE = 60;

const body = () => document.getElementById("inspector-body");
const inspector = () => document.getElementById("inspector");
const isSheet = () => getComputedStyle(inspector()).position === "fixed";

// The list that the shown card was opened from, so that "next" knows what comes next.
let source = "result-rows";
let shown = "";

const writeAddress = () => {
  const query = new URLSearchParams();
  const words = document.getElementById("q").value;
  if (words) {
    query.set("q", words);
  }
  if (shown) {
    query.set("card", shown);
  }
  history.replaceState(history.state, "", `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`);
};

const isOrdinary = (event) => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const open = async (row, address, announce) => {
  shown = row.dataset.card;
  await htmx.ajax("GET", new URL(`inspect/${shown}/`, address).pathname, { target: "#inspector-body", swap: "innerHTML" });
  writeAddress();
  document.querySelectorAll("[data-neighbour]").forEach((button) => (button.hidden = false));
  announce(`${row.dataset.name} is open.`);
  inspector().scrollTop = 0;
  if (isSheet() && location.hash !== "#inspector") {
    location.hash = "inspector";
  }
};

const neighbour = (by) => {
  const rows = rowsIn(document.getElementById(source) ?? document);
  return rows[rows.findIndex((row) => row.dataset.card === shown) + by];
};

export const startInspector = ({ address, announce }) => {
  shown = body().querySelector("[data-card]")?.dataset.card ?? "";
  const go = (by) => {
    const row = neighbour(by);
    if (row) {
      open(row, address, announce);
    }
  };
  document.addEventListener("click", (event) => {
    const row = event.target.closest?.("a.row-name") && rowOf(event.target);
    const list = row?.closest("#result-rows, #deck-panel");
    if (list && isOrdinary(event)) {
      event.preventDefault();
      source = list.id;
      open(row, address, announce);
    }
  });
  for (const button of document.querySelectorAll("[data-neighbour]")) {
    button.hidden = shown === "";
    button.addEventListener("click", () => go(Number(button.dataset.neighbour)));
  }
  document.addEventListener("htmx:afterSettle", ({ target }) => target.id === "results" && writeAddress());
  startSwipes(go);
};

const startSwipes = (go) => {
  let from = null;
  inspector().addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  inspector().addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (from && Math.abs(end.clientY - from.y) < FARTHEST_DRIFT && Math.abs(end.clientX - from.x) > SHORTEST_SWIPE) {
      go(end.clientX < from.x ? 1 : -1);
    }
    from = null;
  }, { passive: true });
};
