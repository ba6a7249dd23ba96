import type { Profile } from '@karigar/contract/profile/get-profile';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { PayoutPauseNote } from '#entities/earnings/payout-pause-note.tsx';
import { TooNewNote } from '#entities/re-authentication/too-new-note.tsx';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';

const SHOWN = ['bankName', 'holderName', 'accountNumber', 'ifsc'] as const;

/** The stored bank account on a device that may not change it yet. */
export const BankFacts = ({ profile }: { profile: Profile }) => {
  const say = useSay();
  const facts = SHOWN.flatMap((key) =>
    profile[key] === '' ? [] : [{ key, label: say(texts[key]), value: profile[key], wide: true }],
  );
  return (
    <Main tight>
      <Stack gap={5}>
        <PayoutPauseNote of={profile.payoutPause} />
        {profile.changesFrom !== null && <TooNewNote from={profile.changesFrom} />}
        {facts.length > 0 && <DescriptionList facts={facts} />}
      </Stack>
    </Main>
  );
};
