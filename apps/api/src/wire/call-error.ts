import type { ProtocolRefusalName } from '@karigar/contract/refusals';

/** A call that ends before its handler has a say. Nothing it did is kept. */
export class CallError extends Error {
  readonly refusal: ProtocolRefusalName;
  readonly retryAfterSeconds: number | null;

  constructor(refusal: ProtocolRefusalName, retryAfterSeconds: number | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
