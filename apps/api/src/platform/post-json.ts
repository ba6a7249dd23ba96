/** Errors contain neither the request nor the gateway's reply, because errors are logged. */
export const postJson = async (
  gateway: {
    readonly name: string;
    readonly url: string;
    readonly apiKey: string;
    readonly timeoutMs?: number | undefined;
  },
  body: unknown,
): Promise<void> => {
  const reply = await fetch(gateway.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${gateway.apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    // A redirect would send the key and the code to an unknown address.
    redirect: 'error',
    signal: AbortSignal.timeout(gateway.timeoutMs ?? 10_000),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`${gateway.name}: the gateway answered ${reply.status}`);
};
