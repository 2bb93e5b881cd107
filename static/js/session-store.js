// A value that this tab keeps over a reload.

export const sessionStore = (key) => ({
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(key));
    } catch {
      return null;
    }
  },
  write(value) {
    try {
      value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // storage may be forbidden or full: then the value lives as long as the page
    }
  },
});
