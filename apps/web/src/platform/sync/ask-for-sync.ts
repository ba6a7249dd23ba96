import { actionQueue } from '#platform/action-queue/action-queue';
import { reportError } from '@karigar/client/errors/report-error';
import { currentLanguage } from '@karigar/client/i18n/language';
import { session, sessionCache } from '#platform/session/session';
import { DRAIN_TAG } from './drain-tag.ts';

type Syncing = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

let isAsked = false;

const ask = async (): Promise<void> => {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  // A logout in between must leave nothing behind.
  if (registration?.sync === undefined || session.get() === null) return;
  // The worker stores the server's replies, which are shown later in the reader's language.
  await sessionCache.put('language', currentLanguage());
  await registration.sync.register(DRAIN_TAG);
};

/** Registers a Background Sync when actions wait, so that the worker sends them also without a page. */
export const askForSync = (): (() => void) => {
  const look = (): void => {
    const isWaiting = actionQueue.entries().some(({ state }) => state.kind === 'waiting');
    if (isWaiting && !isAsked) ask().catch(reportError);
    isAsked = isWaiting;
  };
  look();
  return actionQueue.subscribe(look);
};
