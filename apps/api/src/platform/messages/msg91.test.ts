import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MSG91_TEMPLATES, startMsg91 } from '#testing/messages/msg91';
import { freePort } from '#testing/free-port';
import { failureOf } from '#testing/messages/failure-of';
import type { SmsMessage } from './sms.ts';

// The call "Send SMS": https://docs.msg91.com/sms/send-sms and https://api.msg91.com/apidoc/textsms/send-sms-flow.php

const message: SmsMessage = {
  to: '98765 01234',
  template: 'completion-otp',
  values: { code: '4821', bookingNo: 'KG-7' },
  language: 'hi',
};

let msg91: Awaited<ReturnType<typeof startMsg91>>;
beforeAll(async () => {
  msg91 = await startMsg91();
});
beforeEach(() => {
  msg91.faults({});
  msg91.answerNext();
});
afterAll(() => msg91.close());

describe('MSG91', () => {
  it('MSG91 sends the registered text with our values, and its request id is kept', async () => {
    const sent = await msg91.adapter().send(message);
    const [last] = msg91.sent.slice(-1);
    expect(last).toEqual({
      to: '+919876501234',
      text: '4821 आपकी कारीगर बुकिंग KG-7 का समापन कोड है। काम पूरा होने पर ही इसे कारीगर को बताएँ।',
      requestId: sent.id,
      template: 'completion-otp',
    });
    expect(sent.provider).toBe('msg91');
  });

  it.each([
    ['a wrong key', 401, { type: 'error', message: 'Authentication failure' }, 'provider'],
    ['an address outside its list', 418, { type: 'error', message: 'IP not allowed' }, 'provider'],
    ['its limit', 429, { type: 'error', message: 'Too Many Requests' }, 'provider'],
    [
      'a template it does not know',
      400,
      { type: 'error', message: 'template id missing' },
      'message',
    ],
    ['an error in an answer of 200', 200, { type: 'error', message: 'flow missing' }, 'message'],
  ])('MSG91 with %s has certainly sent nothing', async (_what, status, body, fault) => {
    msg91.answerNext({ status, body });
    const before = msg91.sent.length;
    expect(await failureOf(msg91.adapter(), message)).toMatchObject({ outcome: 'not-sent', fault });
    expect(msg91.sent).toHaveLength(before);
  });

  it.each([
    ['fails', { failing: 1 }],
    ['cuts the answer', { cut: 1 }],
    ['never answers', { hanging: 1 }],
  ])('MSG91 that %s may have sent the message', async (_what, faults) => {
    msg91.faults(faults);
    expect(await failureOf(msg91.adapter({ timeoutMs: 300 }), message)).toMatchObject({
      outcome: 'unknown',
      fault: 'provider',
    });
  });

  it('MSG91 with an answer that is not documented may have sent the message', async () => {
    msg91.answerNext({ status: 200, body: '<html>' }, { status: 200, body: { ok: true } });
    for (const _ of [1, 2])
      expect(await failureOf(msg91.adapter(), message)).toMatchObject({ outcome: 'unknown' });
  });

  it('MSG91 that cannot be reached has certainly sent nothing', async () => {
    const absent = msg91.adapter({ url: `http://127.0.0.1:${await freePort()}` });
    expect(await failureOf(absent, message)).toMatchObject({ outcome: 'not-sent' });
  });

  it('MSG91 is not followed to another address, and its errors have no secrets', async () => {
    msg91.answerNext({ status: 307, body: '' });
    const failure = await failureOf(msg91.adapter(), message);
    expect(failure).toMatchObject({ outcome: 'not-sent', fault: 'provider' });
    expect(String(failure)).not.toMatch(/98765|4821|stand-in/);
  });

  it('MSG91 is not asked when the number or a value is missing', async () => {
    const before = msg91.sent.length;
    await expect(msg91.adapter().send({ ...message, to: '12345' })).rejects.toThrow('phone number');
    await expect(msg91.adapter().send({ ...message, values: {} })).rejects.toThrow('code');
    expect(msg91.sent).toHaveLength(before);
  });

  it('MSG91 needs a template for every text and language', () => {
    const { 'login-otp.hi': _, ...fewer } = MSG91_TEMPLATES;
    expect(() => msg91.adapter({ templateIds: fewer })).toThrow('login-otp.hi');
  });
});
