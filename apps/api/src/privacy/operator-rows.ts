/** What an export shows of an operator. */
export const OPERATOR_EXPORT = {
  name: 'work as an operator',
  table: 'operators',
  whose: 'account_id = $1',
  shows: 'email, created_at, closed_at',
};

/** Invitations go by the email, before it changes. */
export const OPERATOR_ERASURE = [
  {
    name: 'invitations',
    table: 'operator_invites',
    whose: 'email = (SELECT email FROM operators WHERE account_id = $1)',
  },
  {
    name: 'operator',
    table: 'operators',
    whose: 'account_id = $1',
    // The desks that an operator had stay by id, like what was done at them.
    set: `email = 'erased-' || account_id, password_hash = NULL, totp_sealed = NULL,
      closed_at = coalesce(closed_at, now())`,
  },
];
