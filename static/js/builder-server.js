// Sends an edit and says in one word what became of it.

const LONGEST_REQUEST = 20_000;
const OUTCOMES = { 200: "saved", 400: "refused", 409: "conflict", 429: "later" };

const bodyOf = ({ id, revision, entries }) => {
  const body = new FormData();
  body.set("revision", revision);
  body.set("edit", id);
  entries.forEach(([, { name, value }]) => body.append(name, value));
  return body;
};

// Returns what EditQueue calls `post`: it rejects where there is no network or the server is in trouble.
export const sendingTo = (address, token) => async (edit) => {
  const response = await fetch(new URL(edit.form, address), {
    method: "POST",
    body: bodyOf(edit),
    headers: { "X-CSRFToken": token, "HX-Request": "true" },
    signal: AbortSignal.timeout(LONGEST_REQUEST),
  });
  if (response.status >= 500) {
    throw new Error(`the server answered ${response.status}`);
  }
  const outcome = response.redirected ? "failed" : (OUTCOMES[response.status] ?? "failed");
  if (outcome === "later") {
    return { outcome, wait: 1000 * Number(response.headers.get("Retry-After") ?? 10) };
  }
  if (outcome === "failed") {
    return { outcome };
  }
  return { outcome, revision: Number(response.headers.get("X-Deck-Revision")), html: await response.text() };
};
