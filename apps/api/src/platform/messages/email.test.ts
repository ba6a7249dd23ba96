import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '@karigar/domain/language';
import { expect, it } from 'vitest';
import { createGatewayEmail, createInboxEmail, type EmailMessage } from './email.ts';
import { EMAIL_TEMPLATES, emailText } from './email-texts.ts';
import type { InboxEntry } from './sms.ts';

const message: EmailMessage = {
  to: ' Asha@Example.in',
  template: 'recovery-otp',
  values: { code: '482913' },
  language: 'en',
};
const BODY =
  '482913 is your code to set a new password. It is valid for 5 minutes. Do not share it with anyone.';

const gateway = async (status: number) => {
  const got: unknown[] = [];
  const server = createServer((request, reply) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      got.push([request.headers.authorization, JSON.parse(body)]);
      reply.writeHead(status).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const setup = { apiKey: 'key-1', from: 'Karigar <no-reply@karigar.example>' };
  const email = createGatewayEmail({ ...setup, url: `http://127.0.0.1:${port}/send` });
  return { email, got, close: () => server.closeAllConnections() ?? server.close() };
};

it('gateway email sends address, sender, subject and text', async () => {
  const { email, got, close } = await gateway(202);
  await email.send(message);
  close();
  const letter = { to: 'asha@example.in', subject: 'Your Karigar code', text: BODY };
  expect(got).toEqual([
    ['Bearer key-1', { ...letter, from: 'Karigar <no-reply@karigar.example>' }],
  ]);
});

it('gateway email turns a refusal into an error without secrets', async () => {
  const { email, close } = await gateway(500);
  const failure = await email.send(message).catch(String);
  close();
  expect(failure).toBe('Error: email: the gateway answered 500');
});

it('gateway email sends nothing to an invalid address', async () => {
  const { email, got, close } = await gateway(202);
  await expect(email.send({ ...message, to: 'asha@' })).rejects.toThrow('not an address');
  await expect(email.send({ ...message, values: {} })).rejects.toThrow('needs "code"');
  close();
  expect(got).toEqual([]);
});

it('inbox email writes development emails with their time to the inbox', async () => {
  const inbox: InboxEntry[] = [];
  const write = (entry: InboxEntry) => Promise.resolve(void inbox.push(entry));
  await createInboxEmail(write, () => 1000).send(message);
  expect(inbox).toEqual([
    { to: 'asha@example.in', template: 'recovery-otp', text: BODY, at: 1000 },
  ]);
});

it('every email exists in both languages', () => {
  for (const template of EMAIL_TEMPLATES) {
    const values = { code: '1', link: 'https://karigar.example/not-me/a-b' };
    const [en, hi] = LANGUAGES.map((language) => emailText(template, language, values));
    expect(en?.body).not.toBe(hi?.body);
    expect(hi?.subject).toMatch(/[\u0900-\u097f]/);
  }
});
