import type { Client } from '@karigar/contract/client';
import { proof } from '#platform/proof/proof';
import { send } from './send.ts';

/** The only way to the server. A call that needs a fresh passkey asks for it and then goes on by itself. */
export const call: Client = async (made, input, options) => {
  const result = await send(made, input, options);
  if (result.kind !== 'refused' || result.code !== 'session.proof-needed') return result;
  return (await proof.ask()) ? send(made, input, options) : result;
};
