// The builder: sends edits as they are made, shows at once what they do, and says when something is not saved.

import { EditQueue } from "./edit-queue.js";
import { followDeck, keepPlaceInResults, keepingPlace, lineKey, quantityOf, rowOf, showWish } from "./builder-rows.js";
import { startInspector } from "./builder-inspector.js";
import { startKeys } from "./builder-keys.js";
import { startLights } from "./builder-lights.js";
import { sendingTo } from "./builder-server.js";
import { sessionStore } from "./session-store.js";

const MOST_COPIES = 99;
const PAUSE = 600;
const SAYINGS = {
  saved: "saved",
  refused: "not saved: see below",
  saving: "saving",
  offline: "not saved: offline",
  waiting: "not saved: trying again soon",
  conflict: "not saved: conflict",
  failed: "not saved: reload the page",
};

const builder = document.getElementById("builder");
const address = new URL(builder.dataset.address, location.href);
const settings = document.getElementById("settings-form");
const panel = () => document.getElementById("deck-panel");
const revisionShown = () => Number(panel().dataset.revision);

const announce = (words) => {
  document.getElementById("announcer").textContent = words;
};

// The last thing said to a screen reader: what was set, then the verdict.
let lastEdit = "";

const swapPanel = (html) => {
  keepingPlace(() => htmx.swap("#deck-panel", html, { swapStyle: "outerHTML", swapDelay: 0, settleDelay: 0 }));
  followDeck();
  if (queue.state !== "conflict") {
    showWishes();
  }
  showSettings();
};

const showWishes = () => {
  for (const { wish } of queue.pending.values()) {
    if (wish.code) {
      showWish(wish);
    } else {
      settings.elements[wish.name].value = wish.value;
    }
  }
};

// Name and format as the server has them, unless one of them is being changed here.
const showSettings = () => {
  for (const name of ["name", "format"]) {
    const field = settings.elements[name];
    if (!queue.pending.has(name) && field !== document.activeElement) {
      field.value = panel().dataset[name];
    }
  }
};

const post = sendingTo(address, settings.elements.csrfmiddlewaretoken.value);
const queue = new EditQueue({ revision: revisionShown(), post, store: sessionStore(`edits of ${address.pathname}`) });

const setQuantity = (row, quantity) => {
  const { section, code, name } = row.dataset;
  const copies = Math.max(0, Math.min(quantity, MOST_COPIES));
  if (copies === quantityOf(row)) {
    return;
  }
  const wish = { section, code, quantity: copies };
  lastEdit = `${name}: ${copies}.`;
  queue.add(lineKey(row), { form: "cards/", name: "set", value: `${section}:${copies}:${code}`, wish });
  showWish(wish);
};

// What was typed into a line, if it is a number; else the line keeps what it has.
const takeTyped = (field) => {
  const row = rowOf(field);
  if (/^[0-9]{1,2}$/.test(field.value.trim())) {
    setQuantity(row, Number(field.value));
  } else {
    field.value = quantityOf(row);
  }
};

const changeSetting = ({ name, value, validity }) => {
  const isNews = queue.pending.has(name) || value !== panel().dataset[name];
  if (validity.valid && isNews) {
    lastEdit = "";
    queue.add(name, { form: "settings/", name, value, wish: { name, value } });
  }
};

const searchFor = (query) => {
  document.getElementById("q").value = query;
  htmx.trigger("#search-form", "submit");
};

const renew = async () => {
  const response = await fetch(new URL("panel/", address), { headers: { "HX-Request": "true" } });
  if (response.ok) {
    swapPanel(await response.text());
  }
  return response.ok;
};

const takeTheirs = async () => {
  const kept = queue.pending;
  queue.takeTheirs(revisionShown());
  try {
    await renew();
  } catch {
    kept.forEach((edit, key) => queue.add(key, edit));
  }
};

const sendForm = (form) => {
  if (form.matches("[data-settings]")) {
    changeSetting(form.elements.name);
    return;
  }
  for (const value of new FormData(form).getAll("set")) {
    const [section, quantity, ...rest] = value.split(":");
    const code = rest.join(":");
    const wish = { section, code, quantity: Number(quantity) };
    queue.add(`${section}:${code}`, { form: "cards/", name: "set", value, wish });
    showWish(wish);
  }
};

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const row = rowOf(submitter ?? form);
  if (form.id === "edit-form" && row) {
    setQuantity(row, quantityOf(row) + Number(submitter.dataset.step));
  } else if (form.matches("[data-typed]")) {
    takeTyped(form.elements.quantity);
  } else if (form.matches("[data-keep-mine]")) {
    queue.keepMine(revisionShown());
  } else if (form.matches("[data-mend], [data-settings]")) {
    sendForm(form);
  } else if (form.id === "chip-form") {
    searchFor(submitter.value);
  } else {
    return;
  }
  event.preventDefault();
});

// A name is saved in pauses of typing, so that it is not lost with the window.
let pause = 0;
settings.addEventListener("input", ({ target }) => {
  clearTimeout(pause);
  pause = setTimeout(() => target.value.trim() && changeSetting(target), PAUSE);
});

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-quantity-field]")) {
    takeTyped(target);
  } else if (target.form === settings) {
    clearTimeout(pause);
    changeSetting(target);
    if (!target.validity.valid) {
      target.value = panel().dataset[target.name]; // a deck without a name is not saved: show the one it has
    }
  }
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-take-theirs]")) {
    event.preventDefault();
    takeTheirs();
  }
});

queue.addEventListener("answer", ({ detail: html }) => {
  swapPanel(html);
  announce(`${lastEdit} ${panel().dataset.headline}`.trim());
});

queue.addEventListener("state", () => {
  const saving = document.getElementById("saving");
  saving.dataset.state = queue.state;
  saving.textContent = SAYINGS[queue.state];
});

addEventListener("online", () => queue.retry());
addEventListener("beforeunload", (event) => {
  if (!queue.isEmpty) {
    event.preventDefault();
  }
});

document.querySelectorAll("[data-plain]").forEach((button) => (button.hidden = true));
startInspector({ address, announce });
startKeys({ setQuantity });
startLights();
keepPlaceInResults();
