import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import type { PushService, StandInPhone } from '#testing/push-service';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';

/** Phones that show pushes, that take them and show nothing, and whose address is gone: 410. */
type PhoneKind = 'shows' | 'silent' | 'gone';

export type AskedPerson = {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly booking: number;
  readonly phone: StandInPhone;
  readonly kind: PhoneKind;
  /** Chose offers by SMS. */
  readonly takesSms: boolean;
  /** Somebody else is faster, seconds after the offer; null for nobody. */
  readonly closesAfter: number | null;
};

const AT_ONCE = 8;

/** Three of ten phones show nothing: spread evenly, so that a small run has as many as a large one. */
const KINDS: readonly PhoneKind[] = [
  'shows',
  'silent',
  'shows',
  'shows',
  'gone',
  'shows',
  'shows',
  'silent',
  'shows',
  'shows',
];

/** Of fifty, ten chose no SMS. */
const isChosen = (nth: number): boolean => Math.floor(nth / KINDS.length) % 5 !== 4;
const CLOSES_EVERY = 11;

/** Servicemen with a phone each, and a booking that is offered to them. */
export const plantAsked = async (
  world: SpawnedWorld,
  service: PushService,
  count: number,
): Promise<readonly AskedPerson[]> => {
  const { look, server, vault } = world;
  const customer = await createPerson(look, 'customer', Date.now());
  const holder = await createPerson(look, 'serviceman', Date.now());
  const bookings = await createBookings(look, vault, {
    count,
    state: 'assigned',
    servicemanId: holder.id,
    customerId: customer.id,
    now: Date.now(),
    code: '482913',
  });
  const plant = async (nth: number, booking: number): Promise<AskedPerson> => {
    const person = await createPerson(look, 'serviceman', Date.now());
    const token = await world.signIn(person);
    const phone = service.newPhone();
    const kind = KINDS[nth % KINDS.length] ?? 'shows';
    if (kind === 'gone') phone.answerWith(410);
    await sendCall(server.base, subscribePush, phone.address, { token });
    const takesSms = isChosen(nth);
    const chosen = { kind: 'offer-sms', rings: '1' };
    if (takesSms) await sendCall(server.base, changeNotificationSetting, chosen, { token });
    const closesAfter = nth % CLOSES_EVERY === CLOSES_EVERY - 1 ? 1 + Math.random() * 9 : null;
    const own = { id: person.id, number: person.phone, token, booking, phone };
    return { ...own, kind, takesSms, closesAfter };
  };
  const all: AskedPerson[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++)
      all.push(await plant(nth, bookings[nth]?.bookingId ?? 0));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return all;
};
