import { Button } from '@karigar/ui/button/button';
import { FieldError } from '@karigar/ui/field/field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { pathTo } from '#shared/navigation/paths';
import { useScreen } from '#shared/navigation/use-screen';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useSecondProof } from './use-second-proof.ts';

const WORDS = {
  email: texts.byEmail,
  'last-four': texts.byLastFour,
  operations: texts.byOperations,
} as const;

/** Where a phone alone does not open what may be somebody else's. */
export const SecondProofScreen = () => {
  const say = useSay();
  const { owed, length, answer, change, error, ask, confirm, startFresh } = useSecondProof();
  useScreen(say(texts.heading));
  return (
    <Screen>
      <TopBar back={{ label: say(loginMessages.back), href: pathTo('login') }} />
      <Main tight>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm.run();
          }}
        >
          <Stack gap={5}>
            <Text as="h1" size="head" tabIndex={-1}>
              {say(texts.heading)}
            </Text>
            {owed === null && ask.isBusy && <Spinner label={say(texts.loading)} />}
            {owed === null && !ask.isBusy && (
              <>
                {error !== undefined && <FieldError>{error}</FieldError>}
                <Button block onClick={ask.run}>
                  {say(texts.tryAgain)}
                </Button>
              </>
            )}
            {owed !== null && <Text>{say(WORDS[owed.proof], { sentTo: owed.sentTo })}</Text>}
            {length > 0 && (
              <>
                <OtpBoxes
                  label={say(length === 4 ? texts.lastFour : texts.code)}
                  labelShown
                  length={length}
                  boxLabel={(position) => say(texts.digit, { position })}
                  value={answer}
                  onValueChange={change}
                  error={error}
                />
                <Button type="submit" block busy={confirm.isBusy} busyLabel={say(texts.confirming)}>
                  {say(texts.confirm)}
                </Button>
              </>
            )}
            {owed !== null && (
              <Button variant="ghost" block busy={startFresh.isBusy} onClick={startFresh.run}>
                {say(texts.notMine)}
              </Button>
            )}
          </Stack>
        </form>
      </Main>
    </Screen>
  );
};
