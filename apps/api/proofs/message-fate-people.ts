import { notePushShown } from '@karigar/contract/push/note-push-shown';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import type { PushService, StandInPhone } from '#testing/push-service';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';

/** Of those who have alerts on: phones that show them, that take them and show nothing, and that are gone. */
type PhoneKind = 'shows' | 'silent' | 'gone';

export type FatePerson = {
  readonly person: FreshPerson;
  readonly booking: number;
  readonly phone: (StandInPhone & { readonly kind: PhoneKind; readonly token: string }) | null;
};

const WITH_ALERTS = 0.6;
const WITH_WHATSAPP = 0.5;
/** The demo world has a serviceman for the bookings. */
const PEOPLE_AT_ONCE = 8;

const kindOf = (): PhoneKind => {
  const drawn = Math.random();
  return drawn < 0.7 ? 'shows' : drawn < 0.85 ? 'silent' : 'gone';
};

/** Customers with a booking each; some hear pushes, some allowed WhatsApp. */
export const plantPeople = async (
  world: SpawnedWorld,
  service: PushService,
  count: number,
): Promise<readonly FatePerson[]> => {
  const { look, server, vault } = world;
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  const plant = async (): Promise<FatePerson> => {
    const now = Date.now();
    const person = await createPerson(look, 'customer', now);
    const ids = { servicemanId: serviceman.id, customerId: person.id };
    const booking = { count: 1, state: 'assigned', now, code: '482913', ...ids } as const;
    const [made] = await createBookings(look, vault, booking);
    if (made === undefined) throw new Error('no booking was made');
    const token = await world.signIn(person);
    if (Math.random() < WITH_WHATSAPP) {
      const consent = { purpose: 'whatsapp', given: '1', version: CONSENT_TEXT };
      await sendCall(server.base, changeConsent, consent, { token });
    }
    if (Math.random() >= WITH_ALERTS) return { person, booking: made.bookingId, phone: null };
    const phone = service.newPhone();
    const kind = kindOf();
    if (kind === 'gone') phone.answerWith(410);
    await sendCall(server.base, subscribePush, phone.address, { token });
    return { person, booking: made.bookingId, phone: { ...phone, kind, token } };
  };
  const all: FatePerson[] = [];
  const lane = async (): Promise<void> => {
    while (all.length < count) all.push(await plant());
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, lane));
  return all;
};

/** The service worker of a phone says which pushes it showed. */
export const sayShown = async (
  { server }: SpawnedWorld,
  token: string,
  notificationId: number,
): Promise<boolean> =>
  sendCall(server.base, notePushShown, { notificationId: String(notificationId) }, { token }).then(
    ({ body }) => body.success,
    () => false,
  );
