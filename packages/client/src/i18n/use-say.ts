import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type Say = (message: MessageDescriptor, values?: Record<string, string | number>) => string;

export const sayBy =
  (translate: I18n['_']): Say =>
  (message, values) =>
    translate(message.id, values ?? {}, message);

/** `say(texts.resendIn, { seconds })`: a text of a `.messages.ts` file in the reader's language. */
export const useSay = (): Say => sayBy(useLingui()._);
