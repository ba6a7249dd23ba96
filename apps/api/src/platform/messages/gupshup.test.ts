import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DLT_TEMPLATES, startGupshup } from '#testing/messages/gupshup';
import { failureOf } from '#testing/messages/failure-of';
import type { SmsMessage } from './sms.ts';

// The method "SendMessage": https://docs.gupshup.io/docs/send-message-to-single-number; errors: https://docs.gupshup.io/docs/error-codes

const message: SmsMessage = {
  to: '98765 01234',
  template: 'completion-otp',
  values: { code: '4821', bookingNo: 'KG-7' },
  language: 'en',
};

const answer = (id: string, status: string) => ({
  status: 200,
  body: { response: { id, phone: '919876501234', details: 'words', status } },
});

let gupshup: Awaited<ReturnType<typeof startGupshup>>;
beforeAll(async () => {
  gupshup = await startGupshup();
});
beforeEach(() => {
  gupshup.faults({});
  gupshup.answerNext();
});
afterAll(() => gupshup.close());

describe('Gupshup', () => {
  it.each([
    ['en', 'TEXT', '4821 is the completion code of your Karigar booking KG-7.'],
    ['hi', 'Unicode_text', '4821 आपकी कारीगर बुकिंग KG-7 का समापन कोड है।'],
  ] as const)(
    'Gupshup gets the registered text in %s as %s, and its id is kept',
    async (language, type, text) => {
      const sent = await gupshup.adapter().send({ ...message, language });
      const [last] = gupshup.sent.slice(-1);
      expect(last).toMatchObject({ to: '+919876501234', type, id: sent.id });
      expect(last?.text).toContain(text);
      expect(sent.provider).toBe('gupshup');
    },
  );

  it.each([
    ['a wrong password', '102', 'provider'],
    ['an account that is closed', '104', 'provider'],
    ['a service that is off', '175', 'provider'],
    ['a number it does not take', '105', 'message'],
    ['a mask that is not ours', '108', 'message'],
  ])('Gupshup with %s (error %s) has certainly sent nothing', async (_what, code, fault) => {
    gupshup.answerNext(answer(code, 'error'));
    const failure = await failureOf(gupshup.adapter(), message);
    expect(failure).toMatchObject({ outcome: 'not-sent', fault });
    expect(failure.message).toContain(code);
  });

  it('a text that differs from the one registered on DLT is refused', async () => {
    const swapped = gupshup.adapter({
      templateIds: { ...DLT_TEMPLATES, 'completion-otp.en': DLT_TEMPLATES['login-otp.en'] ?? '' },
    });
    expect(await failureOf(swapped, message)).toMatchObject({ outcome: 'not-sent' });
  });

  it.each([
    ['fails', { failing: 1 }],
    ['cuts the answer', { cut: 1 }],
    ['never answers', { hanging: 1 }],
  ])('Gupshup that %s may have sent the message', async (_what, faults) => {
    gupshup.faults(faults);
    const hasty = gupshup.adapter({ timeoutMs: 300 });
    expect(await failureOf(hasty, message)).toMatchObject({ outcome: 'unknown' });
  });

  it('an error of Gupshup has neither number nor password nor code', async () => {
    gupshup.answerNext({ status: 200, body: 'error | 102 | 919876501234' });
    expect(String(await failureOf(gupshup.adapter(), message))).not.toMatch(/98765|4821|stand-in/);
  });
});
