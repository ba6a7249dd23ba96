import { describe, expect, it } from 'vitest';
import { alertOptions, readAlert } from './alert.ts';

const assigned = {
  id: 7,
  kind: 'booking-assigned',
  bookingId: 42,
  title: 'नई बुकिंग',
  body: 'बुकिंग KRG-1 आपको दी गई है।',
  language: 'hi',
};

describe('an alert', () => {
  it('an alert of a new booking stays, vibrates and opens the booking', () => {
    const alert = readAlert(assigned);
    expect(alert).toMatchObject({ title: 'नई बुकिंग', path: '/booking/42', mark: null });
    expect(alertOptions(alert, false)).toMatchObject({
      body: assigned.body,
      lang: 'hi',
      tag: 'notification-7',
      requireInteraction: true,
      vibrate: expect.arrayContaining([300]),
      data: { path: '/booking/42', offer: null },
    });
  });

  it('an alert of an offer has both buttons, and opens the offer', () => {
    const words = { accept: 'Accept', refuse: 'Refuse', unsent: 'Not sent' };
    const offered = { ...assigned, kind: 'job-offered', offer: { orderId: 9, ...words } };
    const alert = readAlert(offered);
    expect(alert).toMatchObject({ path: '/pending?id=42', insistent: true });
    expect(alertOptions(alert, false)).toMatchObject({
      actions: [
        { action: 'refuse', title: 'Refuse' },
        { action: 'accept', title: 'Accept' },
      ],
      data: { offer: { bookingId: 42, orderId: 9, ...words } },
    });
    for (const odd of [null, {}, { orderId: '9', ...words }, { orderId: 9, accept: 'Accept' }])
      expect(alertOptions(readAlert({ ...offered, offer: odd }), false)).not.toHaveProperty(
        'actions',
      );
  });

  it('an alert that was shown before makes no sound', () => {
    const options = alertOptions(readAlert(assigned), true);
    expect(options).toMatchObject({ silent: true, tag: 'notification-7' });
    expect(options).not.toHaveProperty('vibrate');
  });

  it.each([
    [{ kind: 'chat-message', id: 1, bookingId: 42 }, '/booking/42'],
    [{ kind: 'welcome', id: 1, bookingId: null }, '/notification'],
    [{ kind: 'bank-changed', id: 1, bookingId: null, changeToken: 'a-b' }, '/not-me/a-b'],
    [{ kind: 'test', mark: 'm' }, '/alerts'],
    [{ kind: 'of-tomorrow', bookingId: '42/../..' }, '/notification'],
  ])('an alert %j opens %s, and does not vibrate', (payload, path) => {
    const alert = readAlert(payload);
    expect(alert.path).toBe(path);
    expect(alertOptions(alert, false)).toMatchObject({ requireInteraction: false });
  });

  it.each([null, undefined, 'text', 7, [], {}, { title: 7, body: null, id: 'x' }])(
    'an alert with the payload %j still shows something',
    (odd) => {
      expect(readAlert(odd)).toMatchObject({ title: 'Karigar', body: '', path: '/notification' });
    },
  );
});
