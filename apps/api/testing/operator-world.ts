import { acceptInvite } from '@karigar/contract/operators/accept-invite';
import { beginInvitePasskey } from '@karigar/contract/operators/begin-invite-passkey';
import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { loginOperator } from '@karigar/contract/operators/login-operator';
import { readInvite } from '@karigar/contract/operators/read-invite';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import type { Desk } from '@karigar/domain/console/desks';
import { stepOf, totpAt } from '#auth/totp';
import { inviteByCommandLine } from '#modules/operators/index';
import { freshEmail } from './fresh-people.ts';
import {
  createAuthenticator,
  creationOptionsIn,
  requestOptionsIn,
  type Authenticator,
} from './soft-authenticator.ts';
import type { Reply, SendOptions, TestApp } from './test-app.ts';

/** The last invitation in the audit, and whether its row has the code $1 anywhere. */
export const LAST_INVITE = `SELECT a.role, to_jsonb(a)::text LIKE '%' || $1 || '%' AS code FROM audit a
  WHERE a.call = 'invite-operator' ORDER BY a.id DESC LIMIT 1`;
/** Rows of any table of operators that still have the email $1. */
export const ROWS_WITH_EMAIL = `SELECT to_jsonb(o)::text AS row FROM operators o WHERE email = $1
  UNION ALL SELECT to_jsonb(i)::text FROM operator_invites i WHERE email = $1`;
/** Letters with invitations, the newest first. */
export const LAST_MAIL = `SELECT payload FROM outbox WHERE task = 'send-invite' ORDER BY id DESC`;
/** Then only the admins of the test are there. */
export const CLOSE_ADMINS = `UPDATE operator_desks SET taken_at = given_at WHERE desk = 'admin' AND taken_at IS NULL`;
/** What was asked about an operator. */
export const KEPT_REASONS = `SELECT reason FROM countersigns WHERE subject_id = $1`;
/** By hand. */
export const TAKE_DESKS = `UPDATE operator_desks SET taken_at = given_at
  FROM operators o WHERE o.account_id = operator_desks.account_id AND o.email = $1`;
export const BLOCK_OPERATOR = `UPDATE accounts SET blocked_at = now()
  FROM operators o WHERE o.account_id = accounts.id AND o.email = $1`;

type World = Pick<TestApp, 'context' | 'sendFields' | 'now'>;

/** The code in a link, after its hash. */
export const codeIn = (link: string): string => new URL(link).hash.slice(1);

/** Invitations, logins and proofs of operators, as a person makes them in the console. */
export const withOperators = ({ context, sendFields, now }: World) => {
  const { origin } = context.config.console.url;
  const authenticator = (
    kind: Partial<Parameters<typeof createAuthenticator>[0]> = {},
  ): Authenticator => createAuthenticator({ origin, ...kind });

  const invite = async (desks: readonly Desk[], email = freshEmail()): Promise<string> =>
    codeIn(await inviteByCommandLine(context, { email, name: 'Meera Joshi', desks, city: '' }));

  const accept = async (
    code: string,
    key: Authenticator,
    send: SendOptions = {},
  ): Promise<Reply> => {
    const { body } = await sendFields(beginInvitePasskey, { code }, send);
    const credential = body.success ? key.create(creationOptionsIn(body.data)) : '{}';
    return sendFields(acceptInvite, { code, credential, device: 'desk' }, send);
  };

  const logIn = async (
    key: Authenticator,
    device = 'desk',
    send: SendOptions = {},
  ): Promise<Reply> => {
    const { body } = await sendFields(beginOperatorLogin, { device }, send);
    const credential = key.get(requestOptionsIn(body.data));
    return sendFields(loginOperator, { credential, device }, send);
  };

  return {
    authenticator,
    invite,
    accept,
    logIn,
    /** The code that the invited person's authenticator app shows now. */
    totpOf: async (
      code: string,
      send: SendOptions = {},
    ): Promise<{ readonly secret: string; readonly totp: string }> => {
      const { body } = await sendFields(readInvite, { code }, send);
      const { authenticator: address } = body.data as { authenticator: string };
      const secret = new URL(address).searchParams.get('secret') ?? '';
      return { secret, totp: totpAt(secret, stepOf(now())) };
    },
    show: async (token: string, key: Authenticator): Promise<Reply> => {
      const own = { token, operator: 'as-is' } as const;
      const { body } = await sendFields(beginPasskeyProof, {}, own);
      const credential = body.success ? key.get(requestOptionsIn(body.data)) : '{}';
      return sendFields(showPasskey, { credential }, own);
    },
  };
};
