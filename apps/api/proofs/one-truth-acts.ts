import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { type Database, SYSTEM } from '#platform/db';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import type { DispatchWorld } from '#testing/dispatch-world';
import type { LifePlan, Way } from './one-truth-lives.ts';
import type { Sides } from './one-truth-sides.ts';
import { blockFor, type Standing } from './one-truth-store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** One life as it is played; `did` counts the steps of its way that are behind it. */
export type Play = {
  readonly plan: LifePlan;
  readonly ref: BookingRef;
  readonly crew: readonly { readonly id: number }[];
  holder: number | null;
  movedAt: Instant | null;
  blocked: number | null;
  did: number;
};

type Scope = { readonly world: DispatchWorld; readonly sides: Sides; readonly rows: Database };
type Acted = 'acted' | 'waits' | 'ended';
type Act = (standing: Standing, play: Play, scope: Scope) => Promise<Acted>;

const isWaiting = ({ state }: Standing): boolean =>
  state === 'requested' || state === 'offered' || state === 'refused';

/** After some seconds, before the shortest offer ends. */
const later = ({ world }: Scope, { plan }: Play): void =>
  world.moveClock(world.now() + Math.floor((3 + plan.random() * 20) * SECOND));

const accept: Act = async ({ open }, play, scope) => {
  const one = open[Math.floor(play.plan.random() * open.length)];
  if (one === undefined) return 'waits';
  later(scope, play);
  const said = await scope.sides.send(one.serviceman, acceptOffer, play.ref);
  if (said !== 'ok') return 'waits';
  play.holder = one.serviceman;
  play.did += 1;
  return 'acted';
};

const silent: Act = async (standing) => (isWaiting(standing) ? 'waits' : 'ended');

const refuse: Act = async (standing, play, scope) => {
  if (standing.open.length === 0) return silent(standing, play, scope);
  for (const { serviceman } of standing.open) {
    later(scope, play);
    await scope.sides.send(serviceman, refuseOffer, play.ref);
  }
  return 'acted';
};

/** Until accepted; then nothing more. */
const acceptOnce: Act = async (standing, play, scope) =>
  isWaiting(standing) ? accept(standing, play, scope) : 'ended';

const giveBack =
  (then: Act): Act =>
  async (standing, play, scope) => {
    const { world, sides } = scope;
    if (play.did === 0)
      return isWaiting(standing) ? accept(standing, play, scope) : silent(standing, play, scope);
    if (play.did > 1 || play.holder === null) return then(standing, play, scope);
    play.did += 1;
    // Mostly before the visit, sometimes after its time.
    const left = Math.max(0, play.plan.startsAt - world.now());
    world.moveClock(world.now() + Math.floor(left * play.plan.random() * 1.05) + MINUTE);
    const reason = 'My scooter has broken down';
    await sides.send(play.holder, giveBackBooking, { ...play.ref, reason });
    return 'acted';
  };

const cancel: Act = async (standing, play, { sides }) => {
  if (!isWaiting(standing)) return 'ended';
  if (play.plan.random() < 0.6) return 'waits';
  await sides.send('asha', cancelBooking, { ...play.ref, why: 'plans-changed' });
  return 'acted';
};

const block: Act = async (standing, play, scope) => {
  const [first] = standing.open;
  if (play.blocked === null && first !== undefined) {
    play.blocked = first.serviceman;
    const blocks = { by: scope.world.people.asha.id, blocked: first.serviceman };
    await scope.rows.transaction(SYSTEM, (tx) => blockFor(tx, play.ref.bookingId, blocks));
  }
  return silent(standing, play, scope);
};

const late: Act = async (standing, play, scope) => {
  if (isWaiting(standing)) return accept(standing, play, scope);
  if (play.did > 1 || play.holder === null) return 'ended';
  play.did += 1;
  scope.world.moveClock(Math.max(scope.world.now(), play.plan.startsAt - 10 * MINUTE));
  await scope.sides.send(play.holder, runLate, { ...play.ref, minutes: '30' });
  return 'acted';
};

/** Another time, chosen while people are asked, between two rounds, or while operators look. */
const move: Act = async (standing, play, scope) => {
  const { world, sides } = scope;
  if (!isWaiting(standing) || play.did > 0)
    return play.plan.random() < 0.5
      ? acceptOnce(standing, play, scope)
      : silent(standing, play, scope);
  if (standing.state !== 'refused' && play.plan.random() < 0.7) return 'waits';
  const day = addDays(dayOf(Math.max(world.now(), play.plan.startsAt)), 1);
  const slots = await sides.read('asha', listNewSlots, { ...play.ref, day });
  const free = slots.filter(({ isFree }) => isFree);
  const at = free[Math.floor(play.plan.random() * free.length)]?.at;
  play.did += 1;
  if (at === undefined) return 'waits';
  const said = await sides.send('asha', rescheduleBooking, { ...play.ref, at });
  if (said === 'ok') play.movedAt = world.now();
  return 'acted';
};

const assign: Act = async (standing, play, { sides, world }) => {
  if (standing.state !== 'refused') return isWaiting(standing) ? 'waits' : 'ended';
  const to = play.crew[Math.floor(play.plan.random() * play.crew.length)];
  if (to === undefined) return 'ended';
  await sides.send('priya', assignBooking, await byHand(world.look, play.ref, to.id));
  return 'acted';
};

const ACTS: Readonly<Record<Way, Act>> = {
  accepted: acceptOnce,
  refused: refuse,
  silent,
  'given-back': giveBack(acceptOnce),
  'given-back-for-good': giveBack(silent),
  cancelled: cancel,
  blocked: block,
  late,
  moved: move,
  'assigned-by-operator': assign,
};

/** What the people of this life do now. */
export const actOn: Act = (standing, play, scope) => ACTS[play.plan.way](standing, play, scope);
