import { offerPath } from '#platform/navigation/booking-path';
import { pathTo } from '#platform/navigation/paths';

/** A system notification, from push or from the open app. */
export type Alert = {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** An alert replaces an earlier one with the same tag. */
  readonly tag: string;
  /** Stays until it is touched, and vibrates. */
  readonly insistent: boolean;
  /** The path that a tap opens. */
  readonly path: string;
  /** Id of a test alert, by which the alerts screen recognises it. */
  readonly mark: string | null;
  /** An offer that can be accepted or refused from the alert. */
  readonly offer: OfferAlert | null;
  /** The notification whose message waits to hear that it was shown. */
  readonly receipt: number | null;
};

export type OfferAlert = {
  readonly bookingId: number;
  readonly orderId: number;
  /** Texts of the two buttons, and of a reply that did not reach the server. */
  readonly accept: string;
  readonly refuse: string;
  readonly unsent: string;
};

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

const OFFERED = 'job-offered';

const offerOf = (bookingId: number | null, given: unknown): OfferAlert | null => {
  const fields: Fields = typeof given === 'object' && given !== null ? { ...given } : {};
  const orderId = idOf(fields['orderId']);
  const [accept, refuse, unsent] = ['accept', 'refuse', 'unsent'].map((name) =>
    textOf(fields[name]),
  );
  return bookingId !== null && orderId !== null && accept && refuse && unsent
    ? { bookingId, orderId, accept, refuse, unsent }
    : null;
};

const pathOf = (kind: string | null, bookingId: number | null, token: string | null): string => {
  if (token !== null) return pathTo('notMe', { id: token });
  if (kind === 'test') return pathTo('alerts');
  if (kind === OFFERED && bookingId !== null) return offerPath({ id: bookingId });
  return bookingId === null ? pathTo('notification') : pathTo('bookingDetail', { id: bookingId });
};

export const tagOf = (notificationId: number): string => `notification-${notificationId}`;

/** An unknown or missing payload must still show something: browsers require it. */
export const readAlert = (payload: unknown): Alert => {
  const given: Fields = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const kind = textOf(given['kind']);
  const id = idOf(given['id']);
  const mark = textOf(given['mark']);
  const bookingId = idOf(given['bookingId']);
  return {
    title: textOf(given['title']) ?? 'Karigar',
    body: textOf(given['body']) ?? '',
    language: textOf(given['language']) ?? 'en',
    tag: id === null ? `alert-${mark ?? ''}` : tagOf(id),
    insistent: kind === 'booking-assigned' || kind === OFFERED,
    path: pathOf(kind, bookingId, textOf(given['changeToken'])),
    mark,
    offer: offerOf(bookingId, given['offer']),
    receipt: given['receipt'] === true ? id : null,
  };
};

const VIBRATION = [300, 150, 300, 150, 600];

/** An alert that was shown before makes no sound. */
export const alertOptions = (alert: Alert, isRepeated: boolean) => ({
  body: alert.body,
  lang: alert.language,
  tag: alert.tag,
  icon: '/icons/icon-192.png',
  requireInteraction: alert.insistent,
  ...(isRepeated ? { silent: true } : {}),
  ...(alert.insistent && !isRepeated ? { vibrate: VIBRATION } : {}),
  ...(alert.offer && {
    actions: [
      { action: 'refuse', title: alert.offer.refuse },
      { action: 'accept', title: alert.offer.accept },
    ],
  }),
  data: alert,
});
