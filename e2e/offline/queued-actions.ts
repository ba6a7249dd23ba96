import type { Page } from '@playwright/test';

/** A persisted action. */
export interface KeptAction {
  key: string;
  bookingId: number;
  call: string;
  order: number;
  createdAt: number;
  input: Record<string, unknown>;
  state: { kind: 'sending' | 'waiting' | 'refused' | 'done'; because?: string; code?: string };
}

/** The action queue of this phone, oldest first. */
export const keptActions = (page: Page): Promise<KeptAction[]> =>
  page.evaluate(
    () =>
      new Promise<KeptAction[]>((resolve, reject) => {
        const opening = indexedDB.open('karigar-actions');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            const kept = reading.result as KeptAction[];
            resolve(kept.toSorted((one, other) => one.order - other.order));
          });
        });
      }),
  );

/** Neither accepted nor refused by the server. */
export const isOpen = ({ state }: KeptAction): boolean =>
  state.kind === 'sending' || state.kind === 'waiting';

export const openActions = async (page: Page): Promise<KeptAction[]> =>
  (await keptActions(page)).filter(isOpen);
