import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Language } from '@karigar/domain/language';
import type { Transaction } from '#platform/db';
import { sealNotice, type Notice, type NoticeMessage } from '#platform/notice-message';
import type { Vault } from '#platform/vault';
import { addTask } from './outbox-store.ts';

/** Contacts before the change, and the language. */
export type Reachable = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
};

export const recipientsOf = ({ phone, email }: Pick<Reachable, 'phone' | 'email'>): Recipient[] => [
  ...(phone === null ? [] : [{ channel: 'phone' as const, address: phone }]),
  ...(email === null ? [] : [{ channel: 'email' as const, address: email }]),
];

type Adding = { readonly tx: Transaction; readonly context: { readonly vault: Vault } };

/** Sent only after the commit. */
export const addNoticeTo = (
  { tx, context: { vault } }: Adding,
  message: NoticeMessage,
): Promise<void> => addTask(tx, 'send-notice', sealNotice(vault, message));

/** Notifies on every contact from before the change. */
export const addNotice = async (
  adding: Adding,
  notice: Notice,
  reachable: Reachable,
): Promise<void> => {
  const { language } = reachable;
  for (const to of recipientsOf(reachable)) await addNoticeTo(adding, { notice, to, language });
};
