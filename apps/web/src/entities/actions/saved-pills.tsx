import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useSay } from '@karigar/client/i18n/use-say';
import { savedMessages as texts } from './saved.messages.ts';
import type { Saved } from './use-saved.ts';

/** Replaces "OTP pending" and "due" by what is saved on this phone. */
export const SavedPills = ({ saved: { code, cash } }: { saved: Pick<Saved, 'code' | 'cash'> }) => {
  const say = useSay();
  return (
    <>
      {code && <StatusPill look="unsent">{say(texts.codePill)}</StatusPill>}
      {cash && <StatusPill look="unsent">{say(texts.cashPill)}</StatusPill>}
    </>
  );
};
