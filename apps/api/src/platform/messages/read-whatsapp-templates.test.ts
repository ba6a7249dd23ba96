import { expect, it, onTestFinished } from 'vitest';
import { startWhatsapp } from '#testing/messages/whatsapp';
import { whatsappTemplateProblems } from './read-whatsapp-templates.ts';

// The edge "message_templates": https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates

it('what is missing, not approved, of another category or of another text is named', async () => {
  const whatsapp = await startWhatsapp();
  onTestFinished(() => whatsapp.close());
  expect(await whatsappTemplateProblems(whatsapp.setup)).toEqual([]);
  const [first, second, third, fourth] = whatsapp.templates;
  if (!first || !second || !third || !fourth) throw new Error('too few templates');
  whatsapp.templates.splice(
    0,
    4,
    { ...second, status: 'REJECTED' },
    { ...third, category: 'MARKETING' },
    { ...fourth, components: [{ type: 'BODY', text: 'Another text' }] },
  );
  expect(await whatsappTemplateProblems(whatsapp.setup)).toEqual([
    'karigar_serviceman_assigned (en) is not registered',
    'karigar_serviceman_assigned (hi) is REJECTED',
    'karigar_running_late (en) is of the category MARKETING',
    expect.stringContaining('karigar_running_late (hi) must have the text "'),
  ]);
});

it('a wrong token is a failure', async () => {
  const whatsapp = await startWhatsapp();
  onTestFinished(() => whatsapp.close());
  await expect(whatsappTemplateProblems({ ...whatsapp.setup, token: 'x' })).rejects.toThrow('401');
});
