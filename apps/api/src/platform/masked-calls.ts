import { readPhone } from '@karigar/domain/identity/phone';

/** A number that connects two people without showing either's number. */
export type MaskedCalls = {
  readonly between: (ends: { readonly from: string; readonly to: string }) => Promise<string>;
};

const DIALLED = /^\+[1-9]\d{7,14}$/;

const international = (written: string): string => {
  const phone = readPhone(written);
  if (phone === null) throw new Error('masked calls: not a phone number');
  return `+91${phone}`;
};

/** Errors contain neither numbers nor the gateway's reply, because errors are logged. */
export const createGatewayMaskedCalls = (setup: {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}): MaskedCalls => ({
  between: async ({ from, to }) => {
    const reply = await fetch(setup.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${setup.apiKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ from: international(from), to: international(to) }),
      // A redirect would send the key and both numbers to an unknown address.
      redirect: 'error',
      signal: AbortSignal.timeout(setup.timeoutMs ?? 4000),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`masked calls: the gateway answered ${reply.status}`);
    }
    const answer: unknown = await reply.json().catch(() => null);
    const number = (answer as { number?: unknown } | null)?.number;
    if (typeof number !== 'string' || !DIALLED.test(number))
      throw new Error('masked calls: the gateway gave no number');
    return number;
  },
});
