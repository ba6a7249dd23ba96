import { Button, ButtonLink } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { PhoneField } from '@karigar/ui/field/phone-field';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { Accepting } from '#entities/sign-in/accepting.tsx';
import { Divider } from '#entities/sign-in/divider.tsx';
import { loginMessages } from '#entities/sign-in/login.messages';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import { local } from '@karigar/client/device/storage';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { door } from '#platform/session/entry';
import { Brand } from './brand.tsx';
import { loginScreenMessages as texts } from './login-screen.messages.ts';
import { useGetOtp } from './use-get-otp.ts';
import { Welcome } from './welcome.tsx';
import { WhyHere } from './why-here.tsx';

/** Nobody logged in on this phone, and no way in was chosen. */
const isFirstVisit = (): boolean =>
  door.get() === null &&
  pendingOtp.get(Date.now()) === null &&
  local.getItem('wasHere') === null &&
  local.getItem('endedSession') === null;

/** Asks for the phone number first, and alone. A first visitor is told what this is. */
export const LoginScreen = () => {
  const say = useSay();
  const back = useBack('start');
  const { phone, change, error, submit, isBusy } = useGetOtp();
  const [isNew, setNew] = useState(isFirstVisit);
  const enterAsServiceman = (): void => {
    door.enter('serviceman');
    setNew(false);
    document.querySelector<HTMLElement>('#login input')?.focus();
  };
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar
        back={{ label: say(loginMessages.back), onPress: back }}
        leading={isNew && <Brand />}
        trailing={<LanguageButton />}
      />
      <Main tight>
        <form id="login" noValidate onSubmit={submit}>
          <Stack gap={6}>
            <WhyHere />
            {isNew && <Welcome onServiceman={enterAsServiceman} />}
            <Stack gap={2}>
              <Text as="h1" size={isNew ? 'title' : 'head'} tabIndex={-1}>
                {say(texts.heading)}
              </Text>
              <Text tone="muted">{say(texts.help)}</Text>
            </Stack>
            <PhoneField
              large
              name="phone"
              countryLabel={say(texts.country)}
              label={say(loginMessages.mobileNumber)}
              placeholder="00000 00000"
              value={phone}
              onValueChange={change}
              error={error}
            />
            <Divider />
            <Stack gap={1}>
              <ButtonLink variant="tonal" block icon="mail" href={pathTo('passwordLogin')}>
                {say(texts.loginWithEmail)}
              </ButtonLink>
              <ButtonLink variant="ghost" block href={pathTo('signup')}>
                {say(loginMessages.signUp)}
              </ButtonLink>
            </Stack>
            <Accepting />
          </Stack>
        </form>
      </Main>
      <ActionBar>
        <Button type="submit" form="login" block wide busy={isBusy} busyLabel={say(texts.sending)}>
          {say(texts.getOtp)}
        </Button>
      </ActionBar>
    </Screen>
  );
};
