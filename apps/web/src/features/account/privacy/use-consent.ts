import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { consents } from './privacy.queries.ts';

/** Optimistic: the switch changes at once, and reverts when the server was not reached. */
export const useConsent = () => {
  const say = useSay();
  const queries = useQueryClient();
  const show = (purpose: string, isGiven: boolean): void =>
    void queries.setQueryData(consents.queryKey, (all) =>
      all?.map((one) => (one.purpose === purpose ? { ...one, isGiven } : one)),
    );
  const { run, isBusy } = useWrite(changeConsent, {
    done: () => {},
    failure: (failed, { purpose, given }) => {
      show(purpose, given === 'no');
      toasts.bad(whyFailed(failed, say));
    },
    // Only the server knows when a consent was given and withdrawn.
    invalidates: [consents],
  });
  return {
    isBusy,
    run: (purpose: string, isGiven: boolean): void => {
      if (isBusy) return;
      show(purpose, isGiven);
      run({ purpose, given: isGiven ? 'yes' : 'no', version: CONSENT_TEXT });
    },
  };
};
