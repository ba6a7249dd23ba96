export type Toast = { readonly tone: 'good' | 'bad' | 'news'; readonly words: string };

/** Shows toasts from anywhere. They are buffered until the toast place is loaded. */
export const createToasts = () => {
  let waiting: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const show = (toast: Toast): void => {
    waiting = [...waiting, toast];
    for (const listener of listeners) listener();
  };
  return {
    good: (words: string): void => show({ tone: 'good', words }),
    bad: (words: string): void => show({ tone: 'bad', words }),
    /** A notification. */
    news: (words: string): void => show({ tone: 'news', words }),
    isAnyWaiting: (): boolean => waiting.length > 0,
    takeAll: (): readonly Toast[] => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const toasts = createToasts();
