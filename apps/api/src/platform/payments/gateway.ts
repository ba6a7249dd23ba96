import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';

/** An attempt to pay. `captured`: the money is the marketplace's, also when it was given back later. */
export type GatewayPayment = {
  readonly id: string;
  readonly amount: Paise;
  readonly status: 'captured' | 'failed' | 'pending';
};

/** A page of the gateway on which a customer pays. */
export type GatewayPage = {
  readonly id: string;
  readonly url: string;
  /** Whether it can still be paid. */
  readonly isOpen: boolean;
  readonly payments: readonly GatewayPayment[];
};

export type GatewayRefund = {
  readonly id: string;
  readonly status: 'pending' | 'done' | 'failed';
};

/** Where to look, never what to believe: what happened is read from the gateway. */
export type GatewayEvent = {
  readonly id: string;
  readonly kind: string;
  /** Our own reference of the page. */
  readonly reference: string | null;
  readonly refundId: string | null;
};

/** `isPassing`: the same request may succeed later; otherwise it never will. */
export class GatewayError extends Error {
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** A payment gateway. Every request may be repeated: reference and key make it happen once. */
export type PaymentGateway = {
  readonly openPage: (asked: {
    readonly reference: string;
    readonly amount: Paise;
    readonly expiresAt: Instant;
    /** Shown on the page. */
    readonly about: string;
    /** Where the page sends the customer afterwards. */
    readonly backTo: string;
  }) => Promise<{ readonly id: string; readonly url: string }>;
  readonly readPage: (id: string) => Promise<GatewayPage>;
  /** Null when no page was opened under the reference. */
  readonly findPage: (reference: string) => Promise<GatewayPage | null>;
  /** A page that is paid or closed already stays as it is. */
  readonly closePage: (id: string) => Promise<void>;
  readonly refund: (asked: {
    readonly paymentId: string;
    readonly amount: Paise;
    readonly key: string;
  }) => Promise<GatewayRefund>;
  readonly readRefund: (id: string) => Promise<GatewayRefund>;
  /** Null unless the gateway signed exactly these bytes. */
  readonly readEvent: (
    body: Buffer,
    headers: { readonly signature: string; readonly eventId: string },
  ) => GatewayEvent | null;
};
