import type { Instant } from '@karigar/domain/dates/instant';
import { publicNameOf } from '@karigar/domain/identity/public-name';
import { namedDetails } from '#platform/names';
import { findDemo, type DemoBooking } from './demo-world-bookings.ts';
import { demoPeople, fullName, type DemoPersonName } from './demo-world-people.ts';
import { at, type Row } from './demo-world-rows.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const senderName = (name: DemoPersonName): string =>
  demoPeople[name].role === 'serviceman' ? publicNameOf(fullName(name)) : fullName(name);

type Line = readonly [by: DemoPersonName, minutesAgo: number, text: string];

const STARTED: readonly Line[] = [
  ['rohan', 95, 'Namaste. The gate code is 4512. Please park inside.'],
  ['suresh', 89, 'Okay sir, reaching in 15 minutes.'],
  ['suresh', 71, 'मैं बिल्डिंग के गेट पर हूँ।'],
  ['rohan', 70, 'Coming down. Also please check the bedroom AC, it is making a sound.'],
  ['suresh', 32, 'Sure. The capacitor is weak, new one is ₹649.00. I have sent it for approval.'],
];
const NEW: readonly Line[] = [['asha', 50, 'Please call before you come, the doorbell is broken.']];
const IMRANS: readonly Line[] = [
  ['rohan', 200, 'Is the drum part available today?'],
  ['imran', 190, 'Yes, I am bringing it.'],
];

export const chatRows = (now: Instant): Row[] => {
  const spoken = (booking: DemoBooking, lines: readonly Line[]): Row[] =>
    lines.map(([by, minutesAgo, body]) => ({
      booking_id: booking.id,
      sender_id: demoPeople[by].id,
      body,
      sent_at: at(now - minutesAgo * MINUTE),
    }));
  return [
    ...spoken(findDemo({ serviceman: 'suresh', state: 'started', now }), STARTED),
    ...spoken(findDemo({ serviceman: 'suresh', customer: 'asha', isNew: true, now }), NEW),
    ...spoken(findDemo({ serviceman: 'imran', state: 'started', now }), IMRANS),
  ];
};

export const notificationRows = (now: Instant): Row[] => {
  const started = findDemo({ serviceman: 'suresh', state: 'started', now });
  const ended = findDemo({ serviceman: 'suresh', state: 'ended', now });
  const isNew = findDemo({ serviceman: 'suresh', isNew: true, now });
  const paid = findDemo({ serviceman: 'suresh', state: 'completed', isPaid: true, now });
  const imrans = findDemo({ serviceman: 'imran', state: 'started', now });

  const notificationRow = (
    to: DemoPersonName,
    kind: string,
    booking: DemoBooking | null,
    [ago, isRead]: readonly [ago: number, isRead: boolean],
    more: { readonly sender?: DemoPersonName; readonly details?: Row } = {},
  ): Row => ({
    account_id: demoPeople[to].id,
    booking_id: booking?.id ?? null,
    kind,
    details: { ...(booking && { bookingNo: booking.bookingNo }), ...more.details },
    sender: more.sender === undefined ? null : senderName(more.sender),
    created_at: at(now - ago),
    read_at: isRead ? at(now - ago + MINUTE) : null,
  });
  const addOn = started.addOns[0];
  return [
    notificationRow('suresh', 'welcome', null, [290 * DAY, true]),
    notificationRow('imran', 'welcome', null, [289 * DAY, true]),
    notificationRow('asha', 'welcome', null, [200 * DAY, true]),
    notificationRow('suresh', 'booking-assigned', started, [DAY + 60 * MINUTE, true]),
    notificationRow('suresh', 'booking-assigned', ended, [DAY, true]),
    notificationRow('rohan', 'work-started', started, [60 * MINUTE, true], { sender: 'suresh' }),
    notificationRow('asha', 'work-started', ended, [95 * MINUTE, false], { sender: 'suresh' }),
    notificationRow('rohan', 'work-started', imrans, [75 * MINUTE, false], { sender: 'imran' }),
    notificationRow(paid.customer, 'payment-received', paid, [54 * MINUTE, false], {
      sender: 'suresh',
      details: { amount: paid.paid },
    }),
    notificationRow('suresh', 'chat-message', started, [70 * MINUTE, true], { sender: 'rohan' }),
    notificationRow('suresh', 'add-on-accepted', started, [25 * MINUTE, false], {
      sender: 'rohan',
      details: addOn === undefined ? {} : namedDetails(addOn.addOn.names),
    }),
    notificationRow('suresh', 'booking-assigned', isNew, [14 * MINUTE, false]),
    notificationRow('imran', 'booking-assigned', imrans, [DAY, false]),
  ];
};
