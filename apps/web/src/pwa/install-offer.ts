type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

const become = (next: InstallEvent | null): void => {
  kept = next;
  for (const listener of listeners) listener();
};

/** Catches the browser's install prompt, which is shown later at a fitting moment. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallEvent);
  });
  addEventListener('appinstalled', () => become(null));
};

export const installOffer = {
  isOpen: (): boolean => kept !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  accept: async (): Promise<void> => {
    const asked = kept;
    become(null);
    await asked?.prompt();
  },
};
