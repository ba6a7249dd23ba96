import { Button, ButtonLink } from '@karigar/ui/button/button';
import { PasswordField } from '@karigar/ui/field/password-field';
import { TextField } from '@karigar/ui/field/text-field';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { Accepting } from '#entities/sign-in/accepting.tsx';
import { Divider } from '#entities/sign-in/divider.tsx';
import { credentialMessages } from '#entities/sign-in/credential.messages';
import { loginMessages } from '#entities/sign-in/login.messages';
import { UsePasskey } from '#entities/sign-in/use-passkey.tsx';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { passwordLoginMessages as texts } from './password-login.messages.ts';
import { SocialLinks } from './social-links.tsx';
import styles from './social-links.module.css';
import { usePasswordLogin } from './use-password-login.ts';

export const PasswordLoginScreen = () => {
  const say = useSay();
  const back = useBack('login');
  const { errors, logIn, guest } = usePasswordLogin();
  useScreen(say(texts.heading));
  return (
    <Screen>
      <TopBar
        back={{ label: say(loginMessages.back), onPress: back }}
        trailing={<LanguageButton />}
      />
      <Main tight>
        <Stack gap={5}>
          <Text as="h1" size="head" tabIndex={-1}>
            {say(texts.heading)}
          </Text>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              logIn.run(new FormData(event.currentTarget));
            }}
          >
            <Stack gap={4}>
              <TextField
                name="email"
                type="email"
                maxLength={254}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                label={say(credentialMessages.email)}
                placeholder={say(credentialMessages.emailExample)}
                error={errors.email}
              />
              <PasswordField
                name="password"
                autoComplete="current-password"
                label={say(credentialMessages.password)}
                showLabel={say(credentialMessages.showPassword)}
                hideLabel={say(credentialMessages.hidePassword)}
                error={errors.password}
              />
              <Accepting />
              <Stack gap={2}>
                <Button type="submit" block busy={logIn.isBusy} busyLabel={say(texts.loggingIn)}>
                  {say(texts.loginNow)}
                </Button>
                <ButtonLink variant="ghost" block href={pathTo('forgotPassword')}>
                  {say(texts.forgot)}
                </ButtonLink>
                <ButtonLink variant="tonal" block icon="phone" href={pathTo('login')}>
                  {say(texts.loginWithMobile)}
                </ButtonLink>
                <UsePasskey />
              </Stack>
            </Stack>
          </form>
          <Divider />
          <SocialLinks />
          <Stack gap={0}>
            <Row wrap gap={0} className={styles['signup']}>
              <Text as="span">{say(texts.newHere)}</Text>
              <ButtonLink variant="ghost" small href={pathTo('signup')}>
                {say(loginMessages.signUp)}
              </ButtonLink>
            </Row>
            <Button variant="ghost" block busy={guest.isBusy} onClick={guest.run}>
              {say(texts.guest)}
            </Button>
          </Stack>
        </Stack>
      </Main>
    </Screen>
  );
};
