import type { CallFailed } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import { useState } from 'react';
import { useSay } from '../i18n/use-say.ts';
import { whyFailed } from '../network/why-failed.ts';

/** Why the text of a form was not sent. A refusal is about the text itself, anything else is not. */
type Fault = { readonly words: string; readonly isOfField: boolean };

/** The fault that a form shows, and the `failure` of its write that sets it. */
export const useFault = () => {
  const say = useSay();
  const [fault, setFault] = useState<Fault>();
  const failure = (failed: CallFailed<AnyCall>): void =>
    setFault({ words: whyFailed(failed, say), isOfField: failed.kind === 'refused' });
  return { fault, setFault, failure };
};
