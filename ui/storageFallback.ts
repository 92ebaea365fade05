/**
 * Where the browser refuses its storage at the door (cookies blocked, a strict policy), the very look at it throws, and
 * react-admin looks while it is being loaded: the console would not open at all. A stand-in keeps what is written as long
 * as the page lives. Before anything else looks.
 */
export const storageFallback = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      // No more than a look: to read it makes the browser fetch all of it.
      if (window[name]) continue;
    } catch {
      // Refused at the door.
    }
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
};

const memoryStorage = (): Storage => {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, String(value)),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
};
