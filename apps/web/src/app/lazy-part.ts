import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const AGAIN_MS = 30_000;

const untilWorthATry = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, AGAIN_MS);
  });

const fetchPatiently = async (fetchPart: () => Promise<ComponentType>): Promise<ComponentType> => {
  try {
    return await fetchPart();
  } catch {
    await untilWorthATry();
    return fetchPatiently(fetchPart);
  }
};

/** Loads a part beside the screens. If its file fails to load, the part is retried and the screen stays. */
export const lazyPart = (
  fetchPart: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await fetchPatiently(fetchPart) }));
