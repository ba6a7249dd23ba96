import type { Desk } from './desks.ts';

/**
 * A room is an id below zero: whoever listens to it hears that something changed there, as an account hears of its own.
 * The room of a city is the city's id below zero; triggers of the database write to both (migration 0064).
 */
export const DESK_ROOMS = {
  kyc: -1_000_001,
  money: -1_000_002,
  help: -1_000_003,
  countersigns: -1_000_004,
} as const;

const LISTENERS: Readonly<Record<keyof typeof DESK_ROOMS, readonly Desk[] | 'every'>> = {
  kyc: ['kyc'],
  money: ['money'],
  help: ['help', 'dispatch', 'money', 'admin'],
  countersigns: 'every',
};

/** Desks that work with bookings, and so hear of every change in their city. */
const WITH_BOOKINGS: readonly Desk[] = ['dispatch', 'help', 'money'];

/** The rooms that an operator listens to: of the desks held, in the operator's cities. */
export const roomsOf = (desks: readonly Desk[], cityIds: readonly number[]): readonly number[] => {
  const rooms = Object.entries(LISTENERS).flatMap(([name, listeners]) =>
    desks.length > 0 && (listeners === 'every' || listeners.some((desk) => desks.includes(desk)))
      ? [DESK_ROOMS[name as keyof typeof DESK_ROOMS]]
      : [],
  );
  const cities = WITH_BOOKINGS.some((desk) => desks.includes(desk)) ? cityIds : [];
  return [...cities.map((id) => -id), ...rooms];
};
