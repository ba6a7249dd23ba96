/** What a provider took over: its own id of the message, where it has one. */
export type Sent = { readonly provider: string; readonly id: string | null };

/**
 * `not-sent`: it is certain that nothing went out, so another provider may take it over. `unknown`: the provider may
 * have it. `fault`: of the provider, which then rests for a while, or of this message alone.
 */
export class SendFailure extends Error {
  readonly outcome: 'not-sent' | 'unknown';
  readonly fault: 'provider' | 'message';

  constructor(
    message: string,
    about: {
      readonly outcome: SendFailure['outcome'];
      readonly fault: SendFailure['fault'];
      readonly cause?: unknown;
    },
  ) {
    super(message, { cause: about.cause });
    this.outcome = about.outcome;
    this.fault = about.fault;
  }
}
