import * as z from 'zod/mini';
import { internationalNumber, type Sms } from './sms.ts';
import { smsText } from './sms-texts.ts';
import { askProvider, readAnswer } from './ask-provider.ts';
import { SendFailure } from './send-failure.ts';
import { templateIdsOf, type TemplateIds } from './template-ids.ts';

export type Msg91Setup = {
  readonly url: string;
  readonly authKey: string;
  /** MSG91's own ids; the DLT ids are registered with them there. */
  readonly templateIds: TemplateIds;
  readonly timeoutMs?: number;
};

const NAME = 'msg91';

const answer = z.object({
  type: z.string(),
  message: z.optional(z.string()),
  request_id: z.optional(z.string()),
});

/** MSG91's "Send SMS" (flow) call: MSG91 has the texts, we send their values. */
export const createMsg91 = (setup: Msg91Setup): Sms => {
  const templateIdOf = templateIdsOf(setup.templateIds);
  const url = new URL('/api/v5/flow', setup.url).href;
  return {
    send: async ({ to, template, values, language }) => {
      // A missing value is found here: MSG91 would send the text with a gap.
      smsText(template, language, values);
      const recipient = { mobiles: internationalNumber(to).slice(1), ...values };
      const got = await askProvider({ name: NAME, timeoutMs: setup.timeoutMs }, url, {
        headers: { authkey: setup.authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateIdOf(template, language).id,
          short_url: '0',
          recipients: [recipient],
        }),
      });
      const read = readAnswer(NAME, answer, got);
      if (read.type !== 'success')
        throw new SendFailure(`${NAME}: refused`, { outcome: 'not-sent', fault: 'message' });
      return { provider: NAME, id: read.request_id ?? read.message ?? null };
    },
  };
};
