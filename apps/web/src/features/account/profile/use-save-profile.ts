import type { CallResult } from '@karigar/contract/call-result';
import type { Profile } from '@karigar/contract/profile/get-profile';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { useDraft } from '#platform/draft/use-draft';
import { ownProfile } from '#entities/profile/own-profile';
import { useStepUp } from '#entities/re-authentication/use-step-up';
import { faultyField, type ProfileField } from './faulty-field.ts';
import { useSaySaved } from './use-say-saved.ts';

type Faults = Partial<Record<ProfileField, string>>;

/** The profile form: typed values over stored ones, their errors, and the call that saves them. */
export const useSaveProfile = (stored: Profile) => {
  const saySaved = useSaySaved();
  const queries = useQueryClient();
  const { firstName, lastName, phone, address, email } = stored;
  const draft = useDraft('profile', { firstName, lastName, phone, address, email });
  const [faults, setFaults] = useState<Faults>({});
  const { values } = draft;

  const onAnswer = async (result: CallResult<typeof updateProfile>): Promise<void> => {
    const words = saySaved(result);
    const field = result.kind === 'refused' ? faultyField(result.code, values) : null;
    setFaults(field !== null && words !== null ? { [field]: words } : {});
    if (result.kind !== 'ok') return;
    await queries.invalidateQueries(ownProfile);
    draft.forget();
  };

  const save = useStepUp({
    change: () => call(updateProfile, values),
    onAnswer,
    contact: values,
  });

  return {
    values,
    faults,
    isDraft: draft.isDraft,
    save,
    change: (field: ProfileField, value: string): void => {
      draft.change(field, value);
      setFaults(({ [field]: _mended, ...others }) => others);
    },
  };
};
