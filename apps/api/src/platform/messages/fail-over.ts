import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { SendFailure, type Sent } from './send-failure.ts';

type Send<Message> = (message: Message) => Promise<Sent>;

/** A slower answer counts as a failure of its provider, though the message went out. */
const SLOW_MS = 5_000;

/**
 * Asks the providers in order until one takes the message. One that may have it keeps it: another would send it twice.
 */
export const withFailOver = <Message>(
  ways: readonly Send<Message>[],
  { now = () => performance.now(), slowMs = SLOW_MS } = {},
): Send<Message> => {
  const [only, ...others] = ways;
  if (only === undefined) throw new Error('no provider');
  // Nobody takes over from it, so it never rests.
  if (others.length === 0) return only;
  const guarded = ways.map((send) => ({ send, breaker: createCircuitBreaker(now) }));

  const sendBy = async (
    { send, breaker }: { readonly send: Send<Message>; readonly breaker: CircuitBreaker },
    message: Message,
  ): Promise<Sent> => {
    const began = now();
    try {
      const sent = await send(message);
      breaker.note(now() - began < slowMs);
      return sent;
    } catch (error) {
      breaker.note(!(error instanceof SendFailure) || error.fault === 'message');
      throw error;
    }
  };

  return async (message) => {
    let failure = new SendFailure('every provider rests', {
      outcome: 'not-sent',
      fault: 'provider',
    });
    for (const way of guarded) {
      if (!way.breaker.admits()) continue;
      try {
        return await sendBy(way, message);
      } catch (error) {
        if (!(error instanceof SendFailure) || error.outcome === 'unknown') throw error;
        failure = error;
      }
    }
    throw failure;
  };
};
