import * as z from 'zod/mini';
import { internationalNumber, type Sms } from './sms.ts';
import { smsText } from './sms-texts.ts';
import { askProvider, readAnswer } from './ask-provider.ts';
import { SendFailure } from './send-failure.ts';
import { templateIdsOf, type TemplateIds } from './template-ids.ts';

export type GupshupSetup = {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The six letters registered with the telecom operators; Gupshup calls it the mask. */
  readonly sender: string;
  /** Our id as the principal entity of DLT. */
  readonly entityId: string;
  readonly templateIds: TemplateIds;
  readonly timeoutMs?: number;
};

const NAME = 'gupshup';

const answer = z.object({
  response: z.object({ id: z.string(), status: z.string() }),
});

/** Of the account, its password or its rights: 102 to 104, 106, 107 and 175 of Gupshup's error codes; 100 is its own. */
const OF_THE_ACCOUNT = new Set(['100', '102', '103', '104', '106', '107', '175']);

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Gupshup Enterprise SMS, `sendMessage`. It answers 200 to everything, and says in the body what became of it. */
export const createGupshup = (setup: GupshupSetup): Sms => {
  const templateIdOf = templateIdsOf(setup.templateIds);
  const url = new URL('/GatewayAPI/rest', setup.url).href;
  return {
    send: async ({ to, template, values, language }) => {
      const registered = templateIdOf(template, language);
      const msg = smsText(template, registered.language, values);
      const got = await askProvider({ name: NAME, timeoutMs: setup.timeoutMs }, url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          method: 'SendMessage',
          v: '1.1',
          format: 'json',
          auth_scheme: 'plain',
          userid: setup.user,
          password: setup.password,
          send_to: internationalNumber(to).slice(1),
          msg,
          msg_type: isAscii(msg) ? 'TEXT' : 'Unicode_text',
          mask: setup.sender,
          principalEntityId: setup.entityId,
          dltTemplateId: registered.id,
        }).toString(),
      });
      const read = readAnswer(NAME, answer, got);
      const { id, status } = read.response;
      if (status !== 'success')
        throw new SendFailure(`${NAME}: error ${/^\d{3}$/.test(id) ? id : 'without a code'}`, {
          outcome: 'not-sent',
          fault: OF_THE_ACCOUNT.has(id) ? 'provider' : 'message',
        });
      return { provider: NAME, id };
    },
  };
};
