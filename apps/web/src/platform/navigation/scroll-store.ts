const KEY = 'scroll';
const MOST_KEPT = 50;

type Kept = readonly (readonly [string, number])[];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2);

/** The scroll position of each history entry, by its key; across reloads. */
export const createScrollStore = (storage: Storage) => {
  const read = (): Map<string, number> => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return new Map(isKept(kept) ? kept : []);
    } catch {
      return new Map();
    }
  };
  const kept = read();

  return {
    get: (key: string): number => kept.get(key) ?? 0,
    keep: (key: string, top: number): void => {
      kept.delete(key);
      kept.set(key, top);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    save: (): void => storage.setItem(KEY, JSON.stringify([...kept])),
  };
};
