// A finding that is pointed at, or reached by keyboard, lights up the cards it speaks of.

const light = (finding) => {
  const codes = finding ? finding.dataset.codes.split("|") : [];
  for (const row of document.querySelectorAll("#deck-panel [data-row]")) {
    row.classList.toggle("is-lit", codes.includes(row.dataset.code));
  }
};

export const startLights = () => {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, ({ target }) => light(target.closest?.(".finding") ?? null));
  }
};
