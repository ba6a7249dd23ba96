import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGupshup } from '#testing/messages/gupshup';
import { failureOf } from '#testing/messages/failure-of';
import { startMsg91 } from '#testing/messages/msg91';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { withFailOver } from './fail-over.ts';
import type { SmsMessage } from './sms.ts';

const messageOf = (nth: number): SmsMessage => ({
  to: '98765 01234',
  template: 'login-otp',
  values: { code: String(100_000 + nth) },
  language: 'en',
});
const code = (text: string): string | undefined => /\d{6}/.exec(text)?.[0];

let msg91: Awaited<ReturnType<typeof startMsg91>>;
let gupshup: Awaited<ReturnType<typeof startGupshup>>;
let now = 0;
beforeEach(async () => {
  now = 0;
  [msg91, gupshup] = [await startMsg91(), await startGupshup()];
});
afterEach(async () => {
  await msg91.close();
  await gupshup.close();
});
const both = (slowMs = 5_000) => ({
  send: withFailOver<SmsMessage>([msg91.adapter().send, gupshup.adapter().send], {
    now: () => now,
    slowMs,
  }),
});

describe('fail-over', () => {
  it('the second provider takes over what the first one certainly has not sent', async () => {
    msg91.answerNext({ status: 429, body: { type: 'error' } });
    expect(await both().send(messageOf(1))).toMatchObject({ provider: 'gupshup' });
    expect([msg91.sent.length, gupshup.sent.length]).toEqual([0, 1]);
  });

  it('what the first provider may have sent is not sent by the second', async () => {
    msg91.faults({ cut: 1 });
    expect(await failureOf(both(), messageOf(1))).toMatchObject({ outcome: 'unknown' });
    expect([msg91.sent.length, gupshup.sent.length]).toEqual([1, 0]);
  });

  it('a provider that fails five times rests half a minute, then one message tries it', async () => {
    msg91.goAway();
    const sms = both();
    for (let nth = 0; nth < 5; nth += 1) await failureOf(sms, messageOf(nth));
    expect(await sms.send(messageOf(5))).toMatchObject({ provider: 'gupshup' });
    now = 29_999;
    expect(await sms.send(messageOf(6))).toMatchObject({ provider: 'gupshup' });
    msg91.comeBack();
    now = 30_000;
    expect(await sms.send(messageOf(7))).toMatchObject({ provider: 'msg91' });
    expect(await sms.send(messageOf(8))).toMatchObject({ provider: 'msg91' });
  });

  it('a slow provider rests, though what it took is sent', async () => {
    const slow = {
      send: withFailOver<SmsMessage>(
        [
          async (message) => {
            now += 6_000;
            return msg91.adapter().send(message);
          },
          gupshup.adapter().send,
        ],
        { now: () => now },
      ),
    };
    for (let nth = 0; nth < 5; nth += 1)
      expect(await slow.send(messageOf(nth))).toMatchObject({ provider: 'msg91' });
    expect(await slow.send(messageOf(5))).toMatchObject({ provider: 'gupshup' });
  });

  it('a refusal of one message does not rest its provider', async () => {
    const sms = both();
    for (let nth = 0; nth < 6; nth += 1) {
      msg91.answerNext({ status: 400, body: { type: 'error', message: 'bad number' } });
      await sms.send(messageOf(nth));
    }
    expect(await sms.send(messageOf(7))).toMatchObject({ provider: 'msg91' });
  });

  it('with both down the message is certainly not sent, and with one alone it is always asked', async () => {
    msg91.answerNext({ status: 401, body: { type: 'error' } });
    gupshup.answerNext({ status: 200, body: { response: { id: '102', status: 'error' } } });
    expect(await failureOf(both(), messageOf(1))).toMatchObject({ outcome: 'not-sent' });
    const alone = { send: withFailOver<SmsMessage>([msg91.adapter().send]) };
    msg91.goAway();
    for (let nth = 0; nth < 7; nth += 1) await failureOf(alone, messageOf(nth));
    msg91.comeBack();
    expect(await alone.send(messageOf(8))).toMatchObject({ provider: 'msg91' });
  });

  it('of 300 messages through faults of both providers none is sent by both', async () => {
    msg91.faults({ failing: 0.2, cut: 0.2, limited: 0.2 });
    gupshup.faults({ failing: 0.1, cut: 0.1, limited: 0.1 });
    const sms = both();
    for (let nth = 0; nth < 300; nth += 1) {
      now += 5_000;
      await sms.send(messageOf(nth)).catch(() => null);
    }
    const byFirst = new Set(msg91.sent.map(({ text }) => code(text)));
    expect(gupshup.sent.filter(({ text }) => byFirst.has(code(text)))).toEqual([]);
    // Both were asked; how often is drawn.
    expect(byFirst.size).toBeGreaterThan(25);
    expect(gupshup.sent.length).toBeGreaterThan(25);
  });

  it('a circuit breaker that is tried admits one message until it is known', () => {
    const breaker = createCircuitBreaker(() => now, { failures: 1, restMs: 10 });
    breaker.note(false);
    now = 10;
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.note(false);
    expect(breaker.admits()).toBe(false);
    now = 20;
    expect(breaker.admits()).toBe(true);
    breaker.note(true);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });
});
