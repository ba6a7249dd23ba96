import type { Paise } from '@karigar/domain/money';
import type { ProviderWord } from '@karigar/domain/payouts/transfer';

/** `isPassing`: the same request may succeed later; otherwise the provider never takes it. */
export class ProviderError extends Error {
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

export type ProviderPayout = ProviderWord & {
  readonly id: string;
  readonly amount: Paise;
  /** The key under which it was asked for. */
  readonly key: string | null;
};

/** What a rupee that was sent to a bank account told; `none`: the bank has no such account. */
export type AccountCheck = {
  readonly id: string;
  readonly status: 'pending' | 'found' | 'none' | 'failed';
  /** As the bank has it. */
  readonly name: string | null;
};

/** Where to look, never what to believe: what happened is read from the provider. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  readonly key: string | null;
};

/** Transfers money to bank accounts. Every request may be repeated: its key makes it happen once. */
export type PayoutProvider = {
  /** The provider's id of a bank account; the same account has the same id. */
  readonly openAccount: (account: {
    readonly ownerId: number;
    readonly holder: string;
    readonly accountNumber: string;
    readonly ifsc: string;
  }) => Promise<string>;
  readonly pay: (asked: {
    readonly key: string;
    readonly accountId: string;
    readonly amount: Paise;
    /** On the receiver's bank statement. */
    readonly narration: string;
  }) => Promise<ProviderPayout>;
  readonly read: (id: string) => Promise<ProviderPayout>;
  /** Null when nothing was asked for under the key. */
  readonly find: (accountId: string, key: string) => Promise<ProviderPayout | null>;
  /** Sends a rupee to the account. Asked again, it sends another one. */
  readonly check: (accountId: string) => Promise<AccountCheck>;
  readonly readCheck: (id: string) => Promise<AccountCheck>;
  /** Null unless the provider signed exactly these bytes. */
  readonly readEvent: (
    body: Buffer,
    headers: { readonly signature: string; readonly eventId: string },
  ) => ProviderEvent | null;
};
