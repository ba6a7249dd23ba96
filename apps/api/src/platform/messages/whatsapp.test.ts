import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '#testing/messages/failure-of';
import { metaError, startWhatsapp } from '#testing/messages/whatsapp';
import type { WhatsappMessage } from './whatsapp.ts';
import { WHATSAPP_TEMPLATES, whatsappText } from './whatsapp-templates.ts';

// The call "Messages" of Meta's Cloud API, with templates of named parameters:
// https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages

const message: WhatsappMessage = {
  to: '98765 01234',
  template: 'running-late',
  values: { bookingNo: 'KG-7', at: '11:30 am' },
  language: 'hi',
};

let whatsapp: Awaited<ReturnType<typeof startWhatsapp>>;
beforeAll(async () => {
  whatsapp = await startWhatsapp();
});
beforeEach(() => {
  whatsapp.faults({});
  whatsapp.answerNext();
  whatsapp.absent.clear();
});
afterAll(() => whatsapp.close());

describe('WhatsApp', () => {
  it('sends the registered template with our values in the person’s language, and keeps the id of the message', async () => {
    const { provider, id } = await whatsapp.adapter().send(message);
    const [last] = whatsapp.sent.slice(-1);
    expect(provider).toBe('whatsapp');
    expect(last).toMatchObject({ to: '+919876501234', id });
    expect(last?.text).toContain('KG-7');
    expect(last?.text).toContain('11:30 am');
    expect(last?.text).toMatch(/[\u0900-\u097F]/u);
  });

  it('every text that a plan sends by WhatsApp is taken in English and Hindi', async () => {
    const values = {
      bookingNo: 'KG-7',
      name: 'Suresh',
      at: '11',
      by: 'today\n 5 pm',
      amount: '₹5',
    };
    for (const template of WHATSAPP_TEMPLATES)
      for (const language of ['en', 'hi'] as const)
        await whatsapp.adapter().send({ ...message, template, language, values });
    expect(whatsapp.sent.at(-1)?.text).not.toMatch(/[{}]/);
    expect(whatsappText('overdue', 'en')).toContain('{{booking_no}}');
  });

  it.each([
    ['a token that has ended', metaError(401, 190, 'Access token has expired'), 'provider'],
    ['no right to send', metaError(403, 200, 'API Permission'), 'provider'],
    ['a violation of its policies', metaError(403, 368, 'Temporarily blocked'), 'provider'],
    ['its limit', metaError(429, 130_429, 'Rate limit hit'), 'provider'],
    [
      'its limit of one pair of numbers',
      metaError(400, 131_056, 'Pair rate limit hit'),
      'provider',
    ],
    ['an account that is not paid', metaError(400, 131_042, 'Business eligibility'), 'provider'],
    ['a number without WhatsApp', metaError(400, 131_026, 'Message undeliverable'), 'message'],
    ['a template it does not know', metaError(404, 132_001, 'Template does not exist'), 'message'],
    ['a paused template', metaError(400, 132_015, 'Template is paused'), 'message'],
  ])('with %s has certainly sent nothing', async (_what, refusal, fault) => {
    whatsapp.answerNext(refusal);
    const before = whatsapp.sent.length;
    expect(await failureOf(whatsapp.adapter(), message)).toMatchObject({
      outcome: 'not-sent',
      fault,
    });
    expect(whatsapp.sent).toHaveLength(before);
  });

  it.each([
    ['fails', { failing: 1 }],
    ['cuts the answer', { cut: 1 }],
    ['never answers', { hanging: 1 }],
  ])('that %s may have sent the message', async (_what, faults) => {
    whatsapp.faults(faults);
    expect(await failureOf(whatsapp.adapter({ timeoutMs: 300 }), message)).toMatchObject({
      outcome: 'unknown',
      fault: 'provider',
    });
  });

  it('with an answer that is not documented may have sent the message', async () => {
    whatsapp.answerNext({ status: 200, body: '<html>' }, { status: 200, body: { messages: [] } });
    for (const _ of [1, 2])
      expect(await failureOf(whatsapp.adapter(), message)).toMatchObject({ outcome: 'unknown' });
  });

  it('says in its errors the code of Meta, and no secret, number or value', async () => {
    whatsapp.absent.add('919876501234');
    const failure = await failureOf(whatsapp.adapter(), message);
    expect(String(failure)).toContain('131026');
    expect(String(failure)).not.toMatch(/98765|KG-7|stand-in/);
  });

  it('is not asked when the number or a value is missing', async () => {
    const before = whatsapp.sent.length;
    await expect(whatsapp.adapter().send({ ...message, to: '12345' })).rejects.toThrow('phone');
    await expect(whatsapp.adapter().send({ ...message, values: {} })).rejects.toThrow('bookingNo');
    expect(whatsapp.sent).toHaveLength(before);
  });
});
