import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Language } from '@karigar/domain/language';
import type { Transaction } from '#platform/db';
import { sealNotice, type Notice } from '#platform/notice-message';
import type { Vault } from '#platform/vault';
import { addTask } from './outbox-store.ts';

/** Contacts before the change, and the language. */
export type Reachable = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
};

const recipientsOf = ({ phone, email }: Reachable): Recipient[] => [
  ...(phone === null ? [] : [{ channel: 'phone' as const, address: phone }]),
  ...(email === null ? [] : [{ channel: 'email' as const, address: email }]),
];

/** Notifies on every contact from before the change; sent only after the commit. */
export const addNotice = async (
  { tx, context: { vault } }: { tx: Transaction; context: { vault: Vault } },
  notice: Notice,
  reachable: Reachable,
): Promise<void> => {
  for (const to of recipientsOf(reachable)) {
    const message = { notice, to, language: reachable.language };
    await addTask(tx, 'send-notice', sealNotice(vault, message));
  }
};
