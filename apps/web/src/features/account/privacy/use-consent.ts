import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { consents } from './privacy.queries.ts';

/** Optimistic: the switch changes at once, and reverts when the server was not reached. */
export const useConsent = () => {
  const say = useSay();
  const queries = useQueryClient();
  const show = (purpose: string, isGiven: boolean): void =>
    void queries.setQueryData(consents.queryKey, (all) =>
      all?.map((one) => (one.purpose === purpose ? { ...one, isGiven } : one)),
    );
  return useAction(async (purpose: string, isGiven: boolean) => {
    show(purpose, isGiven);
    const given = isGiven ? 'yes' : 'no';
    const saved = await call(changeConsent, { purpose, given, version: CONSENT_TEXT });
    if (saved.kind !== 'ok') {
      show(purpose, !isGiven);
      toasts.bad(whyFailed(saved, say));
      return;
    }
    // Only the server knows when a consent was given and withdrawn.
    await queries.invalidateQueries(consents);
  });
};
