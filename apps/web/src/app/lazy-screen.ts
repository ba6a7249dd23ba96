import { createElement, lazy, useState, type ComponentType } from 'react';

/** A screen that is loaded when it is first opened, or prefetched shortly before. */
export type LazyScreen = ComponentType & { readonly load: () => Promise<unknown> };

/** Its English texts are in its file, so that it waits for nothing else. */
export const lazyScreen = (fetchScreen: () => Promise<ComponentType>): LazyScreen => {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const load = async (): Promise<ComponentType> => {
    try {
      return (loaded = await (loading ??= fetchScreen()));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const Later = lazy(async () => ({ default: await load() }));
  const Screen = () => {
    // The React compiler would hoist the choice away from the value it depends on.
    'use no memo';
    // Chosen once per mount: a loaded screen is drawn at once, and the screen is not remounted when its file arrives.
    const [Chosen] = useState(() => loaded ?? Later);
    return createElement(Chosen);
  };
  return Object.assign(Screen, { load });
};

/** A screen may start its first read before it is drawn, so that data that arrives at once is not drawn twice. */
type ReadingScreen = ComponentType & { readonly readAhead?: () => Promise<unknown> };
const AT_ONCE_MS = 200;

const withReads = async (fetchScreen: () => Promise<ReadingScreen>): Promise<ComponentType> => {
  const [{ QueryProvider }, Screen] = await Promise.all([
    import('#platform/cache/open-cache').then(({ openCache }) => openCache()),
    fetchScreen(),
  ]);
  await Promise.race([
    Screen.readAhead?.(),
    new Promise((late) => void setTimeout(late, AT_ONCE_MS)),
  ]);
  return () => createElement(QueryProvider, null, createElement(Screen));
};

/** A screen that reads from the server: loads the query code with it, which the sign-in does without. */
export const readingScreen = (fetchScreen: () => Promise<ReadingScreen>): LazyScreen =>
  lazyScreen(() => withReads(fetchScreen));
