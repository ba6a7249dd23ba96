import { isDraft } from '@karigar/domain/language';
import { local } from '../device/storage.ts';
import { OFFERED } from './offered-languages.ts';

/** Asks the server which drafts it speaks. What it said last stays without network, and where it says nothing. */
export const askLanguages = async (): Promise<void> => {
  try {
    const reply = await fetch('/languages.json');
    const said: unknown = reply.ok ? await reply.json() : null;
    if (!Array.isArray(said)) return;
    const drafts = said.filter((one) => typeof one === 'string' && isDraft(one));
    if (drafts.length === 0) local.removeItem(OFFERED);
    else local.setItem(OFFERED, drafts.join(','));
  } catch {
    // Asked again the next time that somebody chooses.
  }
};
