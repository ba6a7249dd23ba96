import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { AskForCode } from './ask-for-code.tsx';
import { forgotPasswordMessages as texts } from './forgot-password.messages.ts';
import { NewPassword } from './new-password.tsx';

/** Sends a code by phone or email, then sets the new password with it. */
export const ForgotPasswordScreen = () => {
  const say = useSay();
  const back = useBack('login');
  const [contact, setContact] = useState<string | null>(null);
  useScreen(say(texts.heading));
  const leave = contact === null ? back : () => setContact(null);
  return (
    <Screen>
      <TopBar back={{ label: say(loginMessages.back), onPress: leave }} />
      <Main tight>
        {contact === null ? (
          <AskForCode onSent={setContact} />
        ) : (
          <NewPassword contact={contact} onChangeContact={() => setContact(null)} />
        )}
      </Main>
    </Screen>
  );
};
