import { useSay } from '@karigar/client/i18n/use-say';
import { OwnProfileScreen } from '#entities/profile/own-profile-screen.tsx';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import { BankForm } from './bank-form.tsx';

/** The serviceman's bank account for payouts. */
export const BankDetailsScreen = () => {
  const say = useSay();
  return (
    <OwnProfileScreen
      title={say(texts.title)}
      backLabel={say(texts.back)}
      couldNotLoad={say(texts.couldNotLoad)}
      form={BankForm}
    />
  );
};
