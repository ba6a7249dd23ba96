import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { consents } from './privacy.queries.ts';

/** The switch answers the finger at once, and goes back when the server did not hear of it. */
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
    // When it was given and taken back only the server knows.
    await queries.invalidateQueries(consents);
  });
};
