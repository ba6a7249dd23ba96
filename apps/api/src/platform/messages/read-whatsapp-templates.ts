import { LANGUAGES } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { askProvider, readAnswer } from './ask-provider.ts';
import { WHATSAPP, type WhatsappSetup } from './whatsapp.ts';
import { WHATSAPP_TEMPLATES, whatsappName, whatsappText } from './whatsapp-templates.ts';

const registered = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      category: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.optional(z.string()) })),
    }),
  ),
});
type Registered = z.output<typeof registered>['data'][number];

const bodyOf = ({ components }: Registered): string =>
  components.find(({ type }) => type === 'BODY')?.text ?? '';

/** What keeps a template from being sent as what it is: a paid message about the own booking. */
const problemOf = (found: Registered | undefined, text: string): string | null => {
  if (found === undefined) return 'is not registered';
  if (found.status !== 'APPROVED') return `is ${found.status}`;
  if (found.category !== 'UTILITY') return `is of the category ${found.category}`;
  return bodyOf(found) === text ? null : `must have the text "${text}"`;
};

/** Compares the templates at Meta with our texts: `GET /{account}/message_templates`. Empty where all are as they should be. */
export const whatsappTemplateProblems = async (setup: WhatsappSetup): Promise<string[]> => {
  const url = `${setup.url.replace(/\/$/, '')}/${setup.account}/message_templates`;
  const fields = 'name,language,status,category,components';
  const got = await askProvider(
    { name: WHATSAPP, timeoutMs: setup.timeoutMs },
    `${url}?${new URLSearchParams({ fields, limit: '500' }).toString()}`,
    { method: 'GET', headers: { authorization: `Bearer ${setup.token}` } },
  );
  const { data } = readAnswer(WHATSAPP, registered, got);
  return WHATSAPP_TEMPLATES.flatMap((template) =>
    LANGUAGES.flatMap((language) => {
      const name = whatsappName(template);
      const found = data.find((one) => one.name === name && one.language === language);
      const problem = problemOf(found, whatsappText(template, language));
      return problem === null ? [] : [`${name} (${language}) ${problem}`];
    }),
  );
};
