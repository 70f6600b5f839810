/** A value that stays over a reload of the page. */
export interface Stored {
  /** Null when there is none, or it cannot be read. */
  load: () => unknown;
  save: (value: unknown) => void;
}

/** A value in the session storage of the tab. Where that is forbidden or full, nothing is stored. */
export const storedInTab = (key: string): Stored => ({
  load: () => {
    try {
      return JSON.parse(String(sessionStorage[key])) as unknown;
    } catch {
      return null;
    }
  },
  save: (value) => {
    try {
      sessionStorage[key] = JSON.stringify(value);
    } catch {
      // The events in memory are still sent.
    }
  },
});
