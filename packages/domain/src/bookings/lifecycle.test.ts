import { describe, expect, it } from 'vitest';
import { ACTORS, type Actor } from '../roles.ts';
import { allowedActions } from './allowed-actions.ts';
import {
  BOOKING_COMMANDS,
  BOOKING_STATES,
  SERVICEMAN_STATES,
  type BookingCommand,
  type BookingState,
} from './booking.ts';
import { decide, lifecycleRefusals } from './lifecycle.ts';

// Written by hand from the product's description, not from the table: the two must agree cell by cell.
const LEGAL = [
  'system offer: requested > offered',
  'system offer: offered > offered',
  'operator offer: requested > offered',
  'operator offer: offered > offered',
  'serviceman accept: offered > assigned',
  'serviceman refuse: offered > requested',
  'system refuse: requested > refused',
  'operator refuse: requested > refused',
  'operator refuse: offered > refused',
  'system expire: offered > requested',
  'operator assign: requested > assigned',
  'operator assign: offered > assigned',
  'operator assign: assigned > assigned',
  'operator assign: held > held',
  'operator assign: refused > assigned',
  'serviceman start: assigned > started',
  'serviceman hold: started > held',
  'operator hold: started > held',
  'serviceman resume: held > started',
  'serviceman end: started > ended',
  'operator end: started > ended',
  'serviceman verify: ended > completed',
  'operator verify: ended > completed',
  'customer cancel: requested > cancelled',
  'customer cancel: offered > cancelled',
  'customer cancel: assigned > cancelled',
  'customer cancel: refused > cancelled',
  'operator cancel: requested > cancelled',
  'operator cancel: offered > cancelled',
  'operator cancel: assigned > cancelled',
  'operator cancel: started > cancelled',
  'operator cancel: held > cancelled',
  'operator cancel: refused > cancelled',
  'system cancel: refused > cancelled',
  'serviceman cancel: assigned > requested',
  'serviceman no-show: assigned > cancelled',
  'operator release: assigned > requested',
  'operator reopen: cancelled > requested',
  'operator reopen: refused > requested',
];

const cells = BOOKING_STATES.flatMap((state) =>
  BOOKING_COMMANDS.flatMap((command) => ACTORS.map((actor) => ({ state, command, actor }))),
);

const owners = new Map<BookingCommand, Set<string>>();
for (const line of LEGAL) {
  const [actor = '', command = ''] = line.split(/[ :]/);
  const known = BOOKING_COMMANDS.find((name) => name === command);
  if (known) owners.set(known, (owners.get(known) ?? new Set()).add(actor));
}

describe('lifecycle table', () => {
  it(`accepts exactly the ${LEGAL.length} legal moves among ${cells.length} state × command × actor cells`, () => {
    const moves = cells.flatMap(({ state, command, actor }) => {
      const decision = decide(state, command, actor);
      return decision.ok ? [`${actor} ${command}: ${state} > ${decision.value}`] : [];
    });
    console.info(`lifecycle: ${cells.length} cells, ${moves.length} legal moves`);
    expect(cells).toHaveLength(9 * 14 * 4);
    expect(moves.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('does not reveal the state to an actor who may never use the command', () => {
    for (const { state, command, actor } of cells) {
      if (owners.get(command)?.has(actor)) continue;
      expect(decide(state, command, actor)).toEqual({
        ok: false,
        refusal: 'booking.not-your-action',
      });
    }
  });

  it('gives actors who may use a command a refusal that names the state', () => {
    for (const { state, command, actor } of cells) {
      const decision = decide(state, command, actor);
      if (decision.ok || !owners.get(command)?.has(actor)) continue;
      expect(decision.refusal, `${actor} ${command} in ${state}`).not.toBe(
        'booking.not-your-action',
      );
    }
  });
});

const refusalOf = (state: BookingState, command: BookingCommand, actor: Actor): string | null => {
  const decision = decide(state, command, actor);
  return decision.ok ? null : decision.refusal;
};

describe('refusals for a serviceman', () => {
  it.each([
    ['offered', 'start', 'booking.not-assigned'],
    ['started', 'start', 'booking.already-started'],
    ['held', 'start', 'booking.already-started'],
    ['ended', 'start', 'booking.already-ended'],
    ['cancelled', 'start', 'booking.cancelled'],
    ['assigned', 'hold', 'booking.not-started'],
    ['held', 'hold', 'booking.on-hold'],
    ['started', 'resume', 'booking.not-on-hold'],
    ['held', 'end', 'booking.on-hold'],
    ['completed', 'end', 'booking.already-completed'],
    ['started', 'verify', 'booking.not-ended'],
    ['held', 'verify', 'booking.not-ended'],
    ['requested', 'accept', 'booking.offer-gone'],
    ['assigned', 'accept', 'booking.already-assigned'],
    ['started', 'cancel', 'booking.already-started'],
  ] as const)('in %s, refuses %s as %s', (state, command, refusal) => {
    expect(refusalOf(state, command, 'serviceman')).toBe(refusal);
  });
});

describe('allowedActions', () => {
  it.each([
    ['requested', []],
    ['offered', ['accept', 'refuse']],
    ['assigned', ['start', 'cancel', 'no-show']],
    ['started', ['hold', 'end']],
    ['held', ['resume']],
    ['ended', ['verify']],
    ['completed', []],
    ['cancelled', []],
    ['refused', []],
  ] as const)('allows a serviceman in %s: %j', (state, commands) => {
    expect(allowedActions(state, 'serviceman')).toEqual(commands);
  });
});

describe('lifecycleRefusals', () => {
  it('lists the refusals that a call must declare', () => {
    expect(lifecycleRefusals('end', 'serviceman', SERVICEMAN_STATES)).toEqual([
      'booking.not-assigned',
      'booking.not-started',
      'booking.on-hold',
      'booking.already-ended',
      'booking.already-completed',
      'booking.cancelled',
    ]);
  });
});
