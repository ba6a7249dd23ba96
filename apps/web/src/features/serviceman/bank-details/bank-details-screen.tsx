import type { Profile } from '@karigar/contract/profile/get-profile';
import { useSay } from '@karigar/client/i18n/use-say';
import { OwnProfileScreen } from '#entities/profile/own-profile-screen.tsx';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import { BankFacts } from './bank-facts.tsx';
import { BankForm } from './bank-form.tsx';

/** A read that an earlier app stored does not know whether the bank account waits. */
const Bank = ({ profile }: { profile: Profile }) =>
  (profile.changesFrom ?? null) === null ? (
    <BankForm profile={profile} />
  ) : (
    <BankFacts profile={profile} />
  );

/** The serviceman's bank account for payouts. */
export const BankDetailsScreen = () => {
  const say = useSay();
  return (
    <OwnProfileScreen
      title={say(texts.title)}
      backLabel={say(texts.back)}
      couldNotLoad={say(texts.couldNotLoad)}
      form={Bank}
    />
  );
};
