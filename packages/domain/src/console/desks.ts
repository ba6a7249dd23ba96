/** Parts of the operators' work. An operator holds one or several; each operator call names those that may make it. */
export const DESKS = ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin', 'audit'] as const;
export type Desk = (typeof DESKS)[number];

export type TeamSize = 'small' | 'large';

/** Who audits changes nothing; who gives desks moves no money, unless the team is too small to separate them. */
export const mayHoldTogether = (desks: readonly Desk[], team: TeamSize): boolean => {
  const held = new Set(desks);
  if (held.has('audit')) return held.size === 1;
  return team === 'small' || !(held.has('admin') && held.has('money'));
};

/** Whether one of the desks is among those that a call names. */
export const holdsOneOf = (held: readonly Desk[], named: readonly Desk[]): boolean =>
  named.some((desk) => held.includes(desk));

/** What an operator may do, and where: null is every city. */
export type Held = { readonly desks: readonly Desk[]; readonly cityId: number | null };

export type HeldChange = {
  /** Waits for a second person. */
  readonly given: readonly Desk[];
  readonly isWider: boolean;
  /** Acts at once. */
  readonly taken: readonly Desk[];
  readonly isNarrower: boolean;
};

/** From every city to one takes something away; every other change of city gives something. */
export const changeOf = (from: Held, to: Held): HeldChange => {
  const isOtherCity = from.cityId !== to.cityId;
  return {
    given: DESKS.filter((desk) => to.desks.includes(desk) && !from.desks.includes(desk)),
    taken: DESKS.filter((desk) => from.desks.includes(desk) && !to.desks.includes(desk)),
    isWider: isOtherCity && from.cityId !== null,
    isNarrower: isOtherCity && from.cityId === null,
  };
};
