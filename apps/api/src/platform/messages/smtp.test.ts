import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#testing/free-port';
import { failureOf } from '#testing/messages/failure-of';
import { startSmtp } from '#testing/messages/smtp';
import type { EmailMessage } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-texts.ts';
import { trySmtp } from './smtp.ts';

// Submission to a relay: RFC 5321, RFC 4954 (login), RFC 3207 (STARTTLS)

const message: EmailMessage = {
  to: ' Asha@Example.in',
  template: 'recovery-otp',
  values: { code: '482913' },
  language: 'hi',
};

let relay: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  relay = await startSmtp();
});
beforeEach(() => relay.fault(null));
afterAll(() => relay.close());

/** The parts of a letter, decoded. */
const partsOf = (source: string): readonly { readonly type: string; readonly text: string }[] => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      const text = /base64/i.test(head)
        ? Buffer.from(body, 'base64').toString('utf8')
        : decodeURIComponent(
            body.replaceAll('=\r\n', '').replaceAll('%', '%25').replaceAll('=', '%'),
          );
      return { type: /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? '', text };
    });
};

describe('email by SMTP', () => {
  it('a letter has our sender, the person’s words as text and as HTML, and wants no automatic answer', async () => {
    await relay.adapter().send(message);
    const [letter] = relay.letters.slice(-1);
    expect(letter).toMatchObject({ from: 'no-reply@karigar.example', to: 'asha@example.in' });
    const source = letter?.source ?? '';
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/Subject: =\?UTF-8\?/i);
    const [text, html] = partsOf(source);
    const { body } = emailText(message.template, 'hi', message.values);
    expect(text).toMatchObject({ type: 'text/plain' });
    expect(text?.text.replaceAll(/\s+/g, ' ').trim()).toBe(body);
    expect(html).toMatchObject({ type: 'text/html' });
    expect(html?.text).toContain('482913</strong>');
  });

  it.each([
    ['refuses the recipient', 'refuses-recipient', 'message'],
    ['refuses the letter', 'refuses-letter', 'message'],
    ['defers the recipient', 'defers-recipient', 'provider'],
    ['defers the letter', 'defers-letter', 'provider'],
    ['refuses our login', 'refuses-login', 'provider'],
  ] as const)('a relay that %s has certainly not sent it', async (_what, fault, whose) => {
    relay.fault(fault);
    const before = relay.letters.length;
    expect(await failureOf(relay.adapter({ timeoutMs: 500 }), message)).toMatchObject({
      outcome: 'not-sent',
      fault: whose,
    });
    expect(relay.letters).toHaveLength(before);
  });

  it.each(['hangs-at-once', 'hangs-after-letter', 'cuts-after-letter'] as const)(
    'a relay that %s may have sent it',
    async (fault) => {
      relay.fault(fault);
      expect(await failureOf(relay.adapter({ timeoutMs: 500 }), message)).toMatchObject({
        outcome: 'unknown',
        fault: 'provider',
      });
    },
  );

  it('neither the password nor a letter goes to a relay without TLS, if it is not on this machine', async () => {
    const before = relay.letters.length;
    expect(await failureOf(relay.adapter({ tls: 'before-login' }), message)).toMatchObject({
      outcome: 'not-sent',
      fault: 'provider',
    });
    expect(relay.letters).toHaveLength(before);
  });

  it('a relay that is not there has certainly not sent it, and no failure names the person', async () => {
    const absent = relay.adapter({ port: await freePort() });
    expect(await failureOf(absent, message)).toMatchObject({ outcome: 'not-sent' });
    relay.fault('refuses-recipient');
    expect(String(await failureOf(relay.adapter(), message))).not.toMatch(/asha|482913|password/i);
  });

  it('an address with line breaks or several addresses is no address', async () => {
    for (const to of ['a@b.in\r\nBcc: c@d.in', 'a@b.in, c@d.in'])
      await expect(relay.adapter().send({ ...message, to })).rejects.toThrow('not an address');
  });

  it('the doctor can try the relay without a letter', async () => {
    const before = relay.letters.length;
    await trySmtp(relay.setup);
    relay.fault('refuses-login');
    await expect(trySmtp(relay.setup)).rejects.toThrow('535');
    expect(relay.letters).toHaveLength(before);
  });
});

it('HTML of an email shows links whole, and is never markup of a value', () => {
  const html = emailHtml('<b>', [
    { language: 'en', text: 'Open https://karigar.example/not-me/a-b now. <script>' },
  ]);
  expect(emailHtml('Karigar', [{ language: 'ur', text: '' }])).toContain('dir="rtl"');
  expect(html).toContain('>https://karigar.example/not-me/a-b</a>');
  expect(html).not.toMatch(/<script|<b>/);
});
