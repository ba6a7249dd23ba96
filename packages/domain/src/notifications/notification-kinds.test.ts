import { describe, expect, it } from 'vitest';
import { canBeSilent, NOTIFICATION_KINDS, notificationSettings } from './notification-kinds.ts';

const NONE = { silenced: [], takesOfferSms: false };
const kindsOf = (role: 'serviceman' | 'customer') =>
  notificationSettings(role, NONE).map(({ kind }) => kind);

describe('notification settings', () => {
  it('lists for each role the kinds it is notified of', () => {
    expect(kindsOf('serviceman')).toEqual([
      'booking-assigned',
      'add-on-accepted',
      'add-on-rejected',
      'chat-message',
      'offer-sms',
    ]);
    expect(kindsOf('customer')).toEqual([
      'work-started',
      'work-held',
      'work-resumed',
      'work-ended',
      'work-completed',
      'add-ons-proposed',
      'payment-received',
      'chat-message',
    ]);
    expect(notificationSettings('operator', NONE)).toEqual([]);
  });

  it('always notifies of new work, whatever is stored', () => {
    expect(canBeSilent('serviceman', 'booking-assigned')).toBe(false);
    const [assigned] = notificationSettings('serviceman', {
      ...NONE,
      silenced: ['booking-assigned'],
    });
    expect(assigned).toEqual({ kind: 'booking-assigned', rings: true, canBeSilent: false });
  });

  it('turns off the kinds that the user silenced', () => {
    const chat = notificationSettings('customer', { ...NONE, silenced: ['chat-message'] }).at(-1);
    expect(chat).toEqual({ kind: 'chat-message', rings: false, canBeSilent: true });
  });

  it('offers go by SMS only to who chose it', () => {
    const last = (takesOfferSms: boolean) =>
      notificationSettings('serviceman', { ...NONE, takesOfferSms }).at(-1);
    expect(last(false)).toEqual({ kind: 'offer-sms', rings: false, canBeSilent: true });
    expect(last(true)).toMatchObject({ kind: 'offer-sms', rings: true });
  });

  it.each(['constructor', '', 'work-started', 'welcome'])(
    'does not allow a serviceman to silence %j',
    (kind) => {
      expect(canBeSilent('serviceman', kind)).toBe(false);
    },
  );

  it('recognizes every notification kind by its name', () => {
    expect(new Set(NOTIFICATION_KINDS).size).toBe(94);
  });
});
