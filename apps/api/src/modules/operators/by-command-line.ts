import { randomUUID } from 'node:crypto';
import { DESKS, mayHoldTogether, type Desk } from '@karigar/domain/console/desks';
import { INVITE_LIFE_MS } from '@karigar/domain/console/invites';
import { readEmail } from '@karigar/domain/identity/email';
import { readPersonName } from '@karigar/domain/identity/person-name';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import { inviteLink } from '#platform/invite-message';
import { finishWrite } from '#wire/idempotency-store';
import { closeNow } from './close-now.ts';
import { addInvite, findCity } from './invite-store.ts';
import { openInvite } from './open-invite.ts';
import { findOperator } from './operator-store.ts';

const audit = (tx: Transaction, call: string, subjectId: number | null, reason: string): void =>
  finishWrite(
    tx,
    {
      accountId: null,
      role: 'operations',
      call,
      outcome: 'ok',
      bookingId: null,
      requestId: randomUUID(),
      subjectId,
      reason,
    },
    null,
  );

export type Invitation = {
  readonly email: string;
  readonly name: string;
  readonly desks: readonly string[];
  /** Empty for every city. */
  readonly city: string;
};

const isDesk = (written: string): written is Desk => (DESKS as readonly string[]).includes(written);

const read = ({ email: given, name: called, desks }: Invitation) => {
  const [email, name] = [readEmail(given), readPersonName(called)];
  if (email === null) throw new Error('--email is an email address');
  if (name === null) throw new Error('--name is the name of a person');
  if (desks.length === 0 || !desks.every(isDesk))
    throw new Error(`--desk is one of ${DESKS.join(', ')}; it can be given several times`);
  return { email, name, desks: desks.filter(isDesk) };
};

const cityOf = async (tx: Transaction, name: string): Promise<number | null> => {
  if (name === '') return null;
  const id = await findCity(tx, name);
  if (id === null) throw new Error(`--city: there is no city ${name}`);
  return id;
};

/**
 * Invites a new operator, or a known one to another desk or passkey. Returns the link, which is shown once and kept
 * nowhere; an earlier invitation of the same email ends.
 */
export const inviteByCommandLine = async (context: Context, given: Invitation): Promise<string> => {
  const { databases, clock, config } = context;
  const { email, name, desks } = read(given);
  return databases.system.transaction(SYSTEM, async (tx) => {
    const now = new Date(clock());
    const known = await findOperator(tx, email);
    if (!mayHoldTogether([...(known?.desks ?? []), ...desks], config.team))
      throw new Error('these desks do not go together: docs/decisions/0079');
    const cityId = await cityOf(tx, given.city);
    const expiresAt = new Date(now.getTime() + INVITE_LIFE_MS);
    const invite = { email, name, desks, cityId, invitedBy: null, now, expiresAt };
    const code = await openInvite(tx, context, { id: await addInvite(tx, invite), email }, now);
    const reason = `invited for ${desks.join(', ')} by command line`;
    audit(tx, 'invite-operator', known?.accountId ?? null, reason);
    return inviteLink(config.console.url, code);
  });
};

/** Takes desks, passkeys, authenticator and sessions of an operator at once. */
export const closeByCommandLine = async (
  context: Context,
  given: string,
  reason: string,
): Promise<void> => {
  const after: (() => Promise<void>)[] = [];
  await context.databases.system.transaction(SYSTEM, async (tx) => {
    const email = readEmail(given) ?? given;
    const operator = await findOperator(tx, email);
    const closing = {
      context,
      tx,
      now: context.clock(),
      afterCommit: (work: () => Promise<void>) => void after.push(work),
    };
    if (operator === null || !(await closeNow(closing, operator)))
      throw new Error(`${email} is no operator`);
    audit(tx, 'close-operator', operator.accountId, reason);
  });
  for (const work of after) await work();
};
