import { askProvider } from './ask-provider.ts';

/** To a gateway that takes JSON with a bearer key. */
export const postJson = async (
  gateway: {
    readonly name: string;
    readonly url: string;
    readonly apiKey: string;
    readonly timeoutMs?: number | undefined;
  },
  body: unknown,
): Promise<void> => {
  await askProvider(gateway, gateway.url, {
    headers: {
      authorization: `Bearer ${gateway.apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
};
