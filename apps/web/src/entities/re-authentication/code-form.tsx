import { Button } from '@karigar/ui/button/button';
import { PasswordField } from '@karigar/ui/field/password-field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Stack } from '@karigar/ui/stack/stack';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { Resend } from '#entities/sign-in/resend.tsx';
import styles from './code-form.module.css';
import { isOfAct, type SentCode } from './proof.ts';
import { stepUpMessages as texts } from './step-up.messages.ts';
import type { ProofAsked } from './use-proof.ts';

/** The code field; for a code by email also the password. */
export const CodeForm = ({
  id,
  asked,
  sent: { proof, sentTo, retryAt },
}: {
  id: string;
  asked: ProofAsked;
  sent: SentCode;
}) => {
  const say = useSay();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { errors, again } = asked;
  const byEmail = isOfAct(proof) && proof.by === 'email';
  const isToPhone = sentTo === null || !sentTo.includes('@');
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        asked.give.run({ code, password });
      }}
    >
      <Stack gap={4}>
        <div className={styles['boxes']}>
          <OtpBoxes
            label={sentTo === null ? say(texts.notSent) : say(texts.sentTo, { sentTo })}
            labelShown
            boxLabel={(position) => say(texts.digit, { position })}
            value={code}
            onValueChange={(typed) => {
              setCode(typed);
              asked.clear();
            }}
            error={errors.code}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field
            autoFocus
          />
        </div>
        {byEmail && (
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={say(texts.password)}
            showLabel={say(texts.showPassword)}
            hideLabel={say(texts.hidePassword)}
            error={errors.password}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              asked.clear();
            }}
          />
        )}
        <Resend retryAt={retryAt} isBusy={again.isBusy} onPress={() => again.run(proof)} />
        {isOfAct(proof) && !byEmail && isToPhone && (
          <div>
            <Button
              variant="ghost"
              small
              busy={again.isBusy}
              onClick={() => again.run({ ...proof, by: 'email' })}
            >
              {say(texts.lostPhone)}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
};
