import type { ProtocolRefusalName } from '@karigar/contract/refusals';

/** Ends a call before its handler replies. Everything is rolled back. */
export class CallError extends Error {
  readonly refusal: ProtocolRefusalName;
  readonly retryAfterSeconds: number | null;

  constructor(refusal: ProtocolRefusalName, retryAfterSeconds: number | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
