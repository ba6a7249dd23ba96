import { useSay } from '@karigar/client/i18n/use-say';
import { useSession } from '#platform/session/session';
import { shellMessages as texts } from './shell.messages.ts';

/** A serviceman works on without network; a customer's orders wait for it. */
export const useSavedNote = (): { more?: string } => {
  const say = useSay();
  return useSession()?.role === 'serviceman' ? { more: say(texts.workIsSaved) } : {};
};
