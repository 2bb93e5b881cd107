// Says in words what became of a request that brought nothing back; the next one that works clears it.

const SENTENCES = {
  403: "This page has been open too long. Reload it and try again.",
  404: "What you asked for is not there any more. Reload the page.",
  429: "That was a lot at once. Wait a moment and try again.",
};
const NO_ANSWER = "No answer: you may be offline. Nothing on this page is lost; try again.";
const FAILED = "The server could not do that. Try again; if it stays, reload the page.";

const say = (sentence) => {
  document.getElementById("request-status").textContent = sentence;
};

document.addEventListener("htmx:responseError", (event) => say(SENTENCES[event.detail.xhr.status] ?? FAILED));
document.addEventListener("htmx:sendError", () => say(NO_ANSWER));
document.addEventListener("htmx:timeout", () => say(NO_ANSWER));
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful) {
    say("");
  }
});
