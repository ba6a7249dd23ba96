import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { TextField } from '@karigar/ui/field/text-field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { Resend } from '#entities/sign-in/resend.tsx';
import type { ProofPrompt } from './proof-prompt.ts';
import { Heading } from './heading.tsx';
import { OtherWays } from './other-ways.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useConfirm, type Asked } from './use-confirm.ts';

type Props = {
  readonly asked: Asked;
  readonly again: { readonly isBusy: boolean; readonly run: () => void };
  readonly onPrompt: (next: ProofPrompt) => void;
  readonly onDone: () => void;
};

/** One field, as on the screen of the login code. */
export const AskForProof = ({ asked, again, onPrompt, onDone }: Props) => {
  const say = useSay();
  const { answer, error, isBusy, confirm, change } = useConfirm(asked, { onPrompt, onDone });
  const triesLeft = asked.kind === 'last-four' ? asked.triesLeft : null;
  return (
    <>
      <Main tight>
        <Stack gap={6}>
          <form
            id="second-proof"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              confirm();
            }}
          >
            <Stack gap={5}>
              <Heading prompt={asked} />
              {asked.kind === 'email' ? (
                <>
                  <OtpBoxes
                    label={say(texts.boxes)}
                    boxLabel={(position) => say(texts.box, { position })}
                    value={answer}
                    onValueChange={change}
                    error={error}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field
                    autoFocus
                  />
                  <Resend retryAt={asked.retryAt} isBusy={again.isBusy} onPress={again.run} />
                </>
              ) : (
                <TextField
                  name="answer"
                  label={say(texts.lastFour)}
                  help={triesLeft === null ? undefined : say(texts.triesLeft, { triesLeft })}
                  error={error}
                  value={answer}
                  onChange={({ target }) => change(target.value)}
                  maxLength={4}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the only field
                  autoFocus
                />
              )}
            </Stack>
          </form>
          <OtherWays onDone={onDone} />
        </Stack>
      </Main>
      <ActionBar>
        <Button
          type="submit"
          form="second-proof"
          block
          wide
          busy={isBusy}
          busyLabel={say(texts.confirming)}
        >
          {say(texts.confirm)}
        </Button>
      </ActionBar>
    </>
  );
};
