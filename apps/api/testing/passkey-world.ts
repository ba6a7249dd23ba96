import { addPasskey } from '@karigar/contract/passkeys/add-passkey';
import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { listPasskeys } from '@karigar/contract/passkeys/list-passkeys';
import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import type { Look } from './fresh-people.ts';
import {
  createAuthenticator,
  creationOptionsIn,
  requestOptionsIn,
  type Authenticator,
} from './soft-authenticator.ts';
import type { Reply, SendOptions, TestApp } from './test-app.ts';

const KINDS = `SELECT kind FROM notifications WHERE account_id = $1 ORDER BY id`;
const EVENTS = `SELECT outcome FROM security_events WHERE account_id = $1 AND kind = $2 ORDER BY id`;

/** The kinds of notifications that an account has, oldest first. */
export const notificationKindsOf = async (look: Look, accountId: number): Promise<string[]> =>
  (await look<{ kind: string }>(KINDS, [accountId])).map(({ kind }) => kind);

/** How the calls of this name ended for an account, as the security log has them. */
export const loggedOutcomes = async (
  look: Look,
  accountId: number,
  call: string,
): Promise<string[]> =>
  (await look<{ outcome: string }>(EVENTS, [accountId, call])).map(({ outcome }) => outcome);

type App = Pick<TestApp, 'context' | 'sendFields'>;

export type OwnPasskey = {
  readonly id: number;
  readonly name: string;
  readonly lastUsedAt: string | null;
  readonly isSynced: boolean;
};

/** The calls of passkeys, with an authenticator in software. */
export const withPasskeys = ({ context, sendFields }: App) => {
  const { origin } = context.config.publicUrl;
  return {
    authenticator: (kind: Partial<Parameters<typeof createAuthenticator>[0]> = {}): Authenticator =>
      createAuthenticator({ origin, ...kind }),
    begin: (token: string): Promise<Reply> => sendFields(beginPasskey, {}, { token }),
    finish: (token: string, credential: string, name?: string): Promise<Reply> =>
      sendFields(addPasskey, { credential, ...(name !== undefined && { name }) }, { token }),
    /** Both calls of a session that has shown its phone. */
    add: async (token: string, phone: Authenticator, name?: string): Promise<Reply> => {
      const begun = await sendFields(beginPasskey, {}, { token });
      if (!begun.body.success) return begun;
      const credential = phone.create(creationOptionsIn(begun.body.data));
      const fields = { credential, ...(name !== undefined && { name }) };
      return sendFields(addPasskey, fields, { token });
    },
    list: async (token: string): Promise<OwnPasskey[]> =>
      (await sendFields(listPasskeys, {}, { token })).body.data as OwnPasskey[],
    /** Both calls of a login on a device. */
    logIn: async (
      phone: Authenticator,
      device: string,
      more: Record<string, string> = {},
      options: SendOptions = {},
    ): Promise<Reply> => {
      const begun = await sendFields(beginPasskeyLogin, { device }, options);
      const credential = phone.get(requestOptionsIn(begun.body.data));
      return sendFields(loginWithPasskey, { credential, device, ...more }, options);
    },
  };
};
