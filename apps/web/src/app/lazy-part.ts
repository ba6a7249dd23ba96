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

/** What stands beside the screens. Where its file cannot be had it comes later, and the screen stays as it is. */
export const lazyPart = (
  fetchPart: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await fetchPatiently(fetchPart) }));
