// What is not saved yet, and the one request at a time that saves it. Knows nothing of the page:
// `post(edit)` sends and resolves to { outcome, revision, wait, html }, or rejects where there is no network. Listeners
// hear of every "state", and of every "answer" that brought a new view of the deck.
//
// Edits are kept by what they set, so that of two edits of one line only the later is sent. An edit that was sent
// keeps its id until it is answered: sent twice because an answer was lost, it is still made once.

const LONGEST_WAIT = 30_000;
const MOST_AT_ONCE = 100;

const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

export class EditQueue extends EventTarget {
  #post;
  #store;
  #waiting = new Map(); // key -> { form, name, value }
  #sent = null; // { id, form, entries: [[key, edit]] }
  #busy = false;
  #failures = 0;
  #timer = 0;
  state = "saved";

  constructor({ revision, post, store }) {
    super();
    this.revision = revision;
    this.#post = post;
    this.#store = store;
    const kept = store.read();
    if (kept) {
      this.revision = kept.revision;
      this.#sent = kept.sent;
      this.#waiting = new Map(kept.waiting);
      this.#flushSoon(0);
    }
  }

  get isEmpty() {
    return this.#sent === null && this.#waiting.size === 0;
  }

  // What is still on its way, the latest wish for each key.
  get pending() {
    return new Map([...(this.#sent?.entries ?? []), ...this.#waiting]);
  }

  // `form` says where the edit goes; edits of one form travel together.
  add(key, edit) {
    this.#waiting.delete(key);
    this.#waiting.set(key, edit);
    this.#keep();
    if (this.state !== "conflict") {
      this.#flushSoon(0);
    }
  }

  retry() {
    if (!this.isEmpty && this.state !== "conflict") {
      this.#flushSoon(0);
    }
  }

  // Send everything again, on top of the revision that the server named.
  keepMine(revision) {
    this.#putBack();
    this.revision = revision;
    this.#say("saving");
    this.#flushSoon(0);
  }

  takeTheirs(revision) {
    this.#waiting.clear();
    this.#sent = null;
    this.revision = revision;
    this.#keep();
    this.#say("saved");
  }

  #flushSoon(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), delay);
  }

  async #flush() {
    if (this.#busy || this.isEmpty) {
      return;
    }
    this.#sent ??= this.#take();
    this.#busy = true;
    this.#say("saving");
    try {
      const answer = await this.#post({ ...this.#sent, revision: this.revision });
      this.#settle(answer);
      if (answer.html) {
        this.dispatchEvent(new CustomEvent("answer", { detail: answer.html }));
      }
    } catch {
      this.#again("offline", Math.min(1000 * 2 ** this.#failures, LONGEST_WAIT));
    } finally {
      this.#busy = false;
    }
    this.#keep();
    if (!this.isEmpty && this.state === "saving") {
      this.#flushSoon(0);
    }
  }

  #settle({ outcome, revision, wait }) {
    if (outcome === "saved" || outcome === "refused") {
      this.revision = revision;
      this.#sent = null;
      this.#failures = 0;
      this.#say(this.isEmpty ? outcome : "saving");
    } else if (outcome === "conflict") {
      this.#putBack();
      this.#failures = 0;
      this.#say("conflict");
    } else if (outcome === "later") {
      this.#again("waiting", wait);
    } else {
      this.#say("failed");
    }
  }

  #again(state, delay) {
    this.#failures += 1;
    this.#say(state);
    this.#flushSoon(delay);
  }

  // The edits of one form that wait, at most as many as one request may carry.
  #take() {
    const [, { form }] = this.#waiting.entries().next().value;
    const entries = [...this.#waiting].filter(([, edit]) => edit.form === form).slice(0, MOST_AT_ONCE);
    entries.forEach(([key]) => this.#waiting.delete(key));
    return { id: newId(), form, entries };
  }

  #putBack() {
    this.#waiting = this.pending;
    this.#sent = null;
  }

  #keep() {
    const kept = { revision: this.revision, sent: this.#sent, waiting: [...this.#waiting] };
    this.#store.write(this.isEmpty ? null : kept);
  }

  #say(state) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
}
