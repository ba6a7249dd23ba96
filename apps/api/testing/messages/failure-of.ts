import { SendFailure } from '#platform/messages/send-failure';

/** What a message failed with; fails the test when it did not. */
export const failureOf = async <Message>(
  way: { readonly send: (message: Message) => Promise<unknown> },
  message: Message,
): Promise<SendFailure> => {
  const end: unknown = await way.send(message).catch((error: unknown) => error);
  if (!(end instanceof SendFailure)) throw new Error(`no failure of a provider: ${String(end)}`);
  return end;
};
