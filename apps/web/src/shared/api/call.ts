import { createClient, type Client } from '@karigar/contract/client';
import { currentLocale } from '#platform/i18n/language';
import { languageOf } from '#platform/i18n/locales';
import { session } from '#platform/session/session';
import { appVersion } from '#platform/version/app-version';
import { CLIENT_ID } from '#platform/api/client-id';

const send = createClient({
  base: '/api/',
  clientId: CLIENT_ID,
  version: import.meta.env.APP_VERSION,
  language: () => languageOf(currentLocale()),
  authToken: () => session.get()?.authToken ?? null,
  isOnline: () => navigator.onLine,
});

/** The only way to the server. A session that ended and an app too old are felt everywhere at once. */
export const call: Client = async (made, input, options) => {
  const sentAs = session.get()?.authToken;
  const result = await send(made, input, options);
  if (result.kind === 'signed-out' && sentAs !== undefined)
    await (result.isSecondProofNeeded ? session.owe(sentAs) : session.close(sentAs));
  if (result.kind === 'outdated') appVersion.mustUpdate();
  return result;
};
