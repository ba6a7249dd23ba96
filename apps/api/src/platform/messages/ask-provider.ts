import * as z from 'zod/mini';
import { SendFailure } from './send-failure.ts';

/** The request never left. Any later error may have come after the provider had taken it. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** About the key, the address or the load, not about this message. */
const OF_THE_PROVIDER = new Set([401, 402, 403, 404, 405, 407, 418, 429]);

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

const isOfTls = (code: string): boolean => /^(?:CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_)/.test(code);

/** What a provider says of a request that it refused: its own code, and whether the fault is its own or of the message. */
export type Refusal = { readonly code: number; readonly fault: SendFailure['fault'] };

/** The text a provider answers a request with that it took. Errors contain neither request nor answer, because errors are logged. */
export const askProvider = async (
  provider: {
    readonly name: string;
    readonly timeoutMs?: number | undefined;
    /** Where its answers say more than their status; null where this one does not. */
    readonly readRefusal?: (status: number, text: string) => Refusal | null;
  },
  url: string,
  request: {
    readonly method?: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<string> => {
  const { name, timeoutMs = 10_000, readRefusal } = provider;
  // A redirect would send the key and the number to an unknown address.
  const asked = { method: 'POST', redirect: 'manual', ...request } as const;
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(url, { ...asked, signal: AbortSignal.timeout(timeoutMs) });
    text = await reply.text();
  } catch (error) {
    const code = codeOf(error);
    const outcome = UNREACHED.has(code) || isOfTls(code) ? 'not-sent' : 'unknown';
    throw new SendFailure(`${name}: no answer`, { outcome, fault: 'provider', cause: error });
  }
  const { status } = reply;
  const refusal = reply.ok ? null : (readRefusal?.(status, text) ?? null);
  if (refusal !== null)
    throw new SendFailure(`${name}: refused with error ${refusal.code}`, {
      outcome: 'not-sent',
      fault: refusal.fault,
    });
  if (!reply.ok)
    throw new SendFailure(`${name}: the gateway answered ${status}`, {
      outcome: status >= 500 ? 'unknown' : 'not-sent',
      fault: status < 400 || status >= 500 || OF_THE_PROVIDER.has(status) ? 'provider' : 'message',
    });
  return text;
};

/** An answer in another form than the documented one leaves open whether the message went out. */
export const readAnswer = <Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  text: string,
): Value => {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    throw new SendFailure(`${name}: an unknown answer`, { outcome: 'unknown', fault: 'provider' });
  }
};
