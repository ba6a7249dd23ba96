import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadTexts } from '#platform/i18n/language';

/** A screen that is loaded when it is first opened, or prefetched shortly before. */
export type LazyScreen = ComponentType & { readonly load: () => Promise<unknown> };

/** A screen the app opens on: its English texts are in its file, so that it waits for nothing else. */
export const firstScreen = (fetchScreen: () => Promise<ComponentType>): LazyScreen => {
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

/** Any other screen: loaded with all texts. */
export const lazyScreen = (fetchScreen: () => Promise<ComponentType>): LazyScreen =>
  firstScreen(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadTexts()]);
    return screen;
  });

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

/** A reading screen the app opens on: it has no plurals, so it waits for no texts but its own. */
export const firstReadingScreen = (fetchScreen: () => Promise<ReadingScreen>): LazyScreen =>
  firstScreen(() => withReads(fetchScreen));
