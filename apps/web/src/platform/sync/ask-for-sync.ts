import { actionQueue } from '../action-queue/action-queue.ts';
import { reportError } from '../errors/report-error.ts';
import { currentLocale } from '../i18n/language.ts';
import { languageOf } from '../i18n/locales.ts';
import { sessionShelf } from '../session/session.ts';
import { DRAIN_TAG } from '#shared/sync/drain-tag';

type Syncing = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

let isAsked = false;

const ask = async (): Promise<void> => {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  if (registration?.sync === undefined) return;
  // What the server says to the worker is kept and read later, in his language.
  await sessionShelf.put('language', languageOf(currentLocale()));
  await registration.sync.register(DRAIN_TAG);
};

/** When something waits, the browser is asked to wake the worker once there is network, also with no page open. */
export const askForSync = (): (() => void) => {
  const look = (): void => {
    const isWaiting = actionQueue.entries().some(({ state }) => state.kind === 'waiting');
    if (isWaiting && !isAsked) ask().catch(reportError);
    isAsked = isWaiting;
  };
  look();
  return actionQueue.subscribe(look);
};
