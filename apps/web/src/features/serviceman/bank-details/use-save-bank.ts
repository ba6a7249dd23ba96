import type { CallResult } from '@karigar/contract/call-result';
import type { Profile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { useDraft } from '#platform/draft/use-draft';
import { useSay } from '@karigar/client/i18n/use-say';
import { ownProfile } from '#entities/profile/own-profile';
import { useStepUp } from '#entities/re-authentication/use-step-up';
import { toasts } from '@karigar/client/toast/toasts';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import { faultOf, refusedField, type BankField } from './check-bank-details.ts';

type Faults = Partial<Record<BankField, string>>;
const FIELDS: readonly BankField[] = ['bankName', 'holderName', 'accountNumber', 'ifsc'];

/** The bank form. The stored number is known only masked; an untouched mask is sent back and changes nothing. */
export const useSaveBank = ({ bankName, holderName, accountNumber, ifsc }: Profile) => {
  const say = useSay();
  const queries = useQueryClient();
  const { values, ...draft } = useDraft('bank', { bankName, holderName, accountNumber, ifsc });
  const [faults, setFaults] = useState<Faults>({});

  const check = (fields: readonly BankField[]): Faults =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const fault = faultOf(field, values[field], accountNumber);
        return fault === null ? [] : [[field, say(texts[fault])]];
      }),
    );

  const onAnswer = async (result: CallResult<typeof updateBankDetails>): Promise<void> => {
    if (result.kind === 'ok') {
      toasts.good(result.message);
      await queries.invalidateQueries(ownProfile);
      return draft.forget();
    }
    if (result.kind !== 'refused') return toasts.bad(say(texts.somethingWrong));
    toasts.bad(result.message);
    const field = refusedField(result.code);
    if (field !== null) setFaults({ [field]: result.message });
  };

  const save = useStepUp({
    change: () => call(updateBankDetails, { ...values, confirm: 'yes' }),
    onAnswer,
  });

  return {
    values,
    faults,
    isDraft: draft.isDraft,
    save,
    submit: (): void => {
      const found = check(FIELDS);
      setFaults(found);
      if (Object.keys(found).length === 0) save.run();
    },
    /** Validates a field when it loses the focus, unless it is still untouched. */
    leave: (field: BankField): void => {
      if (values[field] !== '') setFaults((others) => ({ ...others, ...check([field]) }));
    },
    change: (field: BankField, value: string): void => {
      draft.change(field, value);
      setFaults(({ [field]: _mended, ...others }) => others);
    },
  };
};
