import { Button, ButtonLink } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { loginMessages } from '#entities/sign-in/login.messages';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import styles from './otp-screen.module.css';
import { otpMessages as texts } from './otp.messages.ts';
import { ResendOtp } from './resend-otp.tsx';
import { useVerifyOtp } from './use-verify-otp.ts';
import { useWebOtp } from './use-web-otp.ts';

const WhoAreYou = lazy(async () => ({
  default: (await import('./who-are-you.tsx')).WhoAreYou,
}));

/** Not part of the first load. */
const OtherWays = lazy(async () => ({
  default: (await import('./other-ways.tsx')).OtherWays,
}));

const grouped = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;

export const OtpScreen = () => {
  const say = useSay();
  const back = useBack('login');
  const [pending] = useState(() => pendingOtp.get(Date.now()));
  const { code, change, error, verify, isBusy, newPhone, answer } = useVerifyOtp();
  useScreen(say(texts.heading));
  useWebOtp((received) => {
    change(received);
    verify(received);
  });
  if (newPhone !== null)
    return (
      <Suspense>
        <WhoAreYou
          phone={grouped(newPhone)}
          isBusy={answer.isBusy}
          error={error}
          onBack={back}
          onAnswer={answer.run}
        />
      </Suspense>
    );
  return (
    <Screen>
      <TopBar
        back={{ label: say(loginMessages.back), onPress: back }}
        trailing={<LanguageButton />}
      />
      <Main tight>
        <form
          id="otp"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            verify(code);
          }}
        >
          <Stack gap={5}>
            <Stack gap={2}>
              <Text as="h1" size="head" tabIndex={-1}>
                {say(texts.heading)}
              </Text>
              {pending && (
                <Row wrap>
                  <Text as="span" tone="muted">
                    {say(texts.sentTo)}
                  </Text>
                  <NumberText size="small">{grouped(pending.phone)}</NumberText>
                </Row>
              )}
              <div className={styles['change']}>
                <ButtonLink variant="ghost" small icon="edit" href={pathTo('login')}>
                  {say(texts.changeNumber)}
                </ButtonLink>
              </div>
            </Stack>
            <OtpBoxes
              label={say(texts.boxes)}
              boxLabel={(position) => say(texts.box, { position })}
              value={code}
              onValueChange={change}
              error={error}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field
              autoFocus
            />
            {pending && <ResendOtp pending={pending} />}
            {pending && (
              <Suspense>
                <OtherWays phone={pending.phone} />
              </Suspense>
            )}
          </Stack>
        </form>
      </Main>
      <ActionBar>
        {!pending && (
          <ButtonLink wide href={pathTo('login')}>
            {say(texts.getOtp)}
          </ButtonLink>
        )}
        <Button
          type="submit"
          form="otp"
          {...(pending ? { block: true, wide: true } : { variant: 'secondary' })}
          busy={isBusy}
          busyLabel={say(texts.verifying)}
        >
          {say(texts.login)}
        </Button>
      </ActionBar>
    </Screen>
  );
};
