import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import { useAction } from '@karigar/client/api/use-action';
import { neededProof, type NewContact, type Proof } from './proof.ts';
import { useProof } from './use-proof.ts';

const NO_CONTACT: NewContact = { phone: '', email: '' };

/**
 * A change that may need re-authentication: `run` tries it, the sheet asks for the missing proof, and `run` tries
 * again. `onAnswer` gets every other reply. After a reload in between, `change` sends the form's current values.
 */
export const useStepUp = <Call extends AnyCall>({
  change,
  onAnswer,
  contact = NO_CONTACT,
  name,
}: {
  change: () => Promise<CallResult<Call>>;
  onAnswer: (result: CallResult<Call>) => Promise<void> | void;
  contact?: NewContact;
  name?: string;
}) => {
  const attempt = async (): Promise<Proof | null> => {
    const result = await change();
    const needed = neededProof(result, contact);
    if (needed === null) await onAnswer(result);
    return needed;
  };
  const proof = useProof(attempt, name);
  const trying = useAction(async () => {
    const needed = await attempt();
    if (needed !== null) await proof.ask(needed);
  });
  return { ...trying, proof };
};
