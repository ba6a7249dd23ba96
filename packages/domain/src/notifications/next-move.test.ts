import { describe, expect, it } from 'vitest';
import {
  CUSTOMER_PLANS,
  messageDue,
  messagePlanOf,
  OFFER_KIND,
  quietUntil,
  type MessagePlan,
} from './message-plan.ts';
import { nextMove, type MessageFacts, type MessageTry } from './next-move.ts';

const planOf = (kind: string): MessagePlan => {
  const plan = messagePlanOf(kind);
  if (plan === null) throw new Error(`${kind} has no plan`);
  return plan;
};

/** 10:00 in India. */
const NOON = Date.UTC(2026, 10, 20, 4, 30);
const SOON = CUSTOMER_PLANS['serviceman-assigned'];
const NOW = CUSTOMER_PLANS['at-your-door'];
const OFFER = planOf(OFFER_KIND);
const SECOND = 1000;
const MINUTE = 60_000;

const facts = (given: Partial<MessageFacts> = {}): MessageFacts => ({
  step: 0,
  tries: [],
  dueAt: NOON + 60 * MINUTE,
  isRead: false,
  isNeedless: false,
  hasChannel: () => true,
  isAffordable: true,
  ...given,
});
const push = (state: MessageTry['state'], beganAt = NOON): MessageTry => ({
  channel: 'push',
  state,
  beganAt,
  step: 0,
  isPassing: false,
});

describe('the plan of a message', () => {
  it('a message begins with a push, and passes over a channel that the person does not have', () => {
    expect(nextMove(SOON, facts(), NOON)).toEqual({ do: 'try', step: 0, channel: 'push' });
    const withoutPush = facts({ hasChannel: (channel) => channel !== 'push' });
    expect(nextMove(SOON, withoutPush, NOON)).toEqual({ do: 'try', step: 1, channel: 'whatsapp' });
    const onlySms = facts({ hasChannel: (channel) => channel === 'sms' });
    expect(nextMove(SOON, onlySms, NOON)).toEqual({ do: 'try', step: 2, channel: 'sms' });
  });

  it('the next channel waits for the one before, and not after its failure', () => {
    const sent = facts({ step: 1, tries: [push('sent')] });
    expect(nextMove(SOON, sent, NOON + SECOND)).toEqual({ do: 'wait', until: NOON + 2 * MINUTE });
    expect(nextMove(SOON, sent, NOON + 2 * MINUTE)).toMatchObject({ channel: 'whatsapp' });
    const failed = facts({ step: 1, tries: [push('failed')] });
    expect(nextMove(SOON, failed, NOON + SECOND)).toMatchObject({ channel: 'whatsapp' });
  });

  it.each([
    ['read in the app', { isRead: true }, 'reached'],
    ['delivered', { step: 1, tries: [push('delivered')] }, 'reached'],
    ['needless', { isNeedless: true }, 'dropped'],
  ] as const)('a message that is %s ends', (_what, given, state) => {
    expect(nextMove(SOON, facts(given), NOON)).toEqual({ do: 'end', state, why: null });
  });

  it('a message without any channel has failed, and one whose providers refused it too', () => {
    const none = facts({ hasChannel: () => false });
    expect(nextMove(SOON, none, NOON)).toEqual({ do: 'end', state: 'failed', why: 'no-channel' });
    const refused = facts({
      step: 3,
      tries: [push('failed'), { ...push('failed'), channel: 'sms' }],
    });
    expect(nextMove(SOON, refused, NOON)).toEqual({ do: 'end', state: 'failed', why: 'refused' });
  });

  it('what may have arrived is unconfirmed when its time is over', () => {
    const unknown = facts({ step: 3, tries: [push('unknown', NOON - 30 * MINUTE)] });
    expect(nextMove(SOON, unknown, NOON)).toEqual({ do: 'wait', until: NOON + 60 * MINUTE });
    expect(nextMove(SOON, unknown, NOON + 60 * MINUTE)).toMatchObject({ state: 'unconfirmed' });
  });

  it('a channel that failed in passing is tried again until the time is over', () => {
    const sms = { ...push('failed'), channel: 'sms', step: 2, isPassing: true } as const;
    const limited = facts({ step: 3, tries: [sms] });
    expect(nextMove(SOON, limited, NOON + SECOND)).toEqual({
      do: 'wait',
      until: NOON + 20 * SECOND,
    });
    expect(nextMove(SOON, limited, NOON + 20 * SECOND)).toEqual({
      do: 'try',
      step: 2,
      channel: 'sms',
    });
    expect(nextMove(SOON, limited, NOON + 60 * MINUTE)).toMatchObject({
      do: 'end',
      why: 'refused',
    });
  });

  it('by night a message that can wait is pushed, and paid for in the morning', () => {
    const night = Date.UTC(2026, 10, 20, 20);
    const morning = Date.UTC(2026, 10, 21, 1, 30);
    expect(quietUntil(night)).toBe(morning);
    expect(quietUntil(NOON)).toBeNull();
    expect(quietUntil(Date.UTC(2026, 10, 20, 17))).toBe(morning);
    expect(nextMove(SOON, facts(), night)).toMatchObject({ channel: 'push' });
    const withoutPush = facts({ hasChannel: (channel) => channel === 'sms' });
    expect(nextMove(SOON, withoutPush, night)).toEqual({ do: 'wait', until: morning });
    expect(nextMove(NOW, withoutPush, night)).toMatchObject({ channel: 'sms' });
    expect(messageDue(SOON, night)).toBe(morning + 60 * MINUTE);
    expect(messageDue(NOW, night)).toBe(night + 10 * MINUTE);
  });

  it('without money for the day only urgent messages are paid for', () => {
    const poor = facts({ isAffordable: false, hasChannel: (channel) => channel === 'sms' });
    expect(nextMove(SOON, poor, NOON)).toEqual({ do: 'end', state: 'failed', why: 'budget' });
    expect(nextMove(NOW, poor, NOON)).toMatchObject({ channel: 'sms' });
  });

  it('an offer is pushed twice within seconds, then sent by SMS', () => {
    expect(nextMove(OFFER, facts(), NOON)).toEqual({ do: 'try', step: 0, channel: 'push' });
    const once = facts({ step: 1, tries: [push('sent')] });
    expect(nextMove(OFFER, once, NOON + SECOND)).toEqual({
      do: 'wait',
      until: NOON + 3 * SECOND,
    });
    const [again, sms] = [NOON + 3 * SECOND, NOON + 6 * SECOND];
    expect(nextMove(OFFER, once, again)).toEqual({ do: 'try', step: 1, channel: 'push' });
    const twice = facts({ step: 2, tries: [push('sent'), { ...push('sent', again), step: 1 }] });
    expect(nextMove(OFFER, twice, sms)).toEqual({ do: 'try', step: 2, channel: 'sms' });
    const unchosen = { ...twice, hasChannel: (channel: string) => channel === 'push' };
    expect(nextMove(OFFER, unchosen, sms)).toEqual({ do: 'wait', until: NOON + 60 * MINUTE });
    const shown = facts({ step: 1, tries: [push('delivered')] });
    expect(nextMove(OFFER, shown, again)).toMatchObject({ state: 'reached' });
    const gone = facts({ step: 1, tries: [push('failed')], hasChannel: (one) => one === 'sms' });
    expect(nextMove(OFFER, gone, NOON)).toMatchObject({ do: 'try', channel: 'sms' });
  });

  it('nobody hears of an offer that is over, nor beyond the money for offers', () => {
    const over = facts({ step: 1, tries: [push('sent')], dueAt: NOON });
    expect(nextMove(OFFER, over, NOON)).toMatchObject({ state: 'unconfirmed' });
    expect(nextMove(OFFER, facts({ dueAt: NOON }), NOON)).toMatchObject({ state: 'dropped' });
    const failed = facts({ step: 1, tries: [push('failed')], dueAt: NOON });
    expect(nextMove(OFFER, failed, NOON)).toMatchObject({ state: 'failed', why: 'refused' });
    const poor = facts({ isAffordable: false, hasChannel: (channel) => channel === 'sms' });
    expect(nextMove(OFFER, poor, NOON)).toMatchObject({ state: 'failed', why: 'budget' });
  });

  it('a kind of the app alone has no plan', () => {
    expect(messagePlanOf('chat-message')).toBeNull();
    expect(messagePlanOf('constructor')).toBeNull();
    expect(messagePlanOf('completion-code')).toMatchObject({ isUrgent: true });
  });
});
