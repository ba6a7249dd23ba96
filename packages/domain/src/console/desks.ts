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
