import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadTexts } from '#platform/i18n/language';

/** A screen that is loaded when it is first opened, or a little before. */
export type LazyScreen = ComponentType & { readonly load: () => Promise<unknown> };

/** One of the first screens: its own English is in its file, and nothing else is waited for. */
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
    // The compiler would move the choice out of reach of what it chooses from.
    'use no memo';
    // Chosen once: one that is there is drawn at once, and none is drawn anew when its file has come.
    const [Chosen] = useState(() => loaded ?? Later);
    return createElement(Chosen);
  };
  return Object.assign(Screen, { load });
};

/** Any other: with all texts. */
export const lazyScreen = (fetchScreen: () => Promise<ComponentType>): LazyScreen =>
  firstScreen(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadTexts()]);
    return screen;
  });

/** A screen may ask for what it shows first before it is drawn: what comes at once is not drawn twice. */
type ReadingScreen = ComponentType & { readonly readAhead?: () => Promise<unknown> };
const AT_ONCE_MS = 200;

const withReads = async (fetchScreen: () => Promise<ReadingScreen>): Promise<ComponentType> => {
  const [{ QueryProvider }, Screen] = await Promise.all([
    import('#platform/cache/open-cache').then(({ openReads }) => openReads()),
    fetchScreen(),
  ]);
  await Promise.race([
    Screen.readAhead?.(),
    new Promise((late) => void setTimeout(late, AT_ONCE_MS)),
  ]);
  return () => createElement(QueryProvider, null, createElement(Screen));
};

/** One that reads from the server: what it reads with comes along, and the way in stays light. */
export const readingScreen = (fetchScreen: () => Promise<ReadingScreen>): LazyScreen =>
  lazyScreen(() => withReads(fetchScreen));

/** One that the app is opened on, fifty times a day: it has no plurals, so it waits for no texts but its own. */
export const firstReadingScreen = (fetchScreen: () => Promise<ReadingScreen>): LazyScreen =>
  firstScreen(() => withReads(fetchScreen));
