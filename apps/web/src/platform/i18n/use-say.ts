import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type Say = (message: MessageDescriptor, values?: Record<string, string | number>) => string;

/** `say(texts.resendIn, { seconds })`: a text of a `.messages.ts` file in the reader's language. */
export const useSay = (): Say => {
  const { _ } = useLingui();
  return (message, values) => _(message.id, values ?? {}, message);
};
