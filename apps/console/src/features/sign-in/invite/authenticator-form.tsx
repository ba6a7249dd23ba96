import { newKey } from '@karigar/client/api/call-keys';
import { useAction } from '@karigar/client/api/use-action';
import { deviceId } from '@karigar/client/device/device-id';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { QrCode } from '@karigar/client/qr/qr-code.tsx';
import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { Button } from '@karigar/ui/button/button';
import { PasswordField } from '@karigar/ui/field/password-field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useState, type FormEvent } from 'react';
import { send } from '#platform/api/send';
import styles from './authenticator-form.module.css';
import type { Invite } from './invite.ts';
import { inviteMessages as texts } from './invite.messages.ts';
import { useAccepted } from './use-accepted.ts';

/** The secret of the otpauth address, in groups of four to type. */
const secretOf = (address: string): string =>
  (new URL(address).searchParams.get('secret') ?? '').replaceAll(/.{4}(?=.)/g, '$& ');

/** A password and the code of an authenticator app, where no passkey can be made. */
export const AuthenticatorForm = ({
  code,
  invite: { authenticator, email },
  onBack,
}: {
  code: string;
  invite: Invite;
  onBack: () => void;
}) => {
  const say = useSay();
  const accepted = useAccepted();
  const [totp, setTotp] = useState('');
  const [fault, setFault] = useState('');
  const { run, isBusy } = useAction(async (password: string) => {
    const input = { code, password, totp, device: deviceId() };
    const opened = await send(acceptInviteWithAuthenticator, input, newKey());
    if (opened.kind === 'ok') return accepted(opened.data);
    setTotp('');
    setFault(whyFailed(opened, say));
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    if (password === '' || totp.length < 6) setFault(say(texts.fillIn));
    else run(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Row gap={4} align="start">
          <span className={styles['code']}>
            <QrCode of={authenticator} label={say(texts.scan)} />
          </span>
          <Stack gap={1}>
            <Text strong>{say(texts.scan)}</Text>
            <Text size="small" tone="muted">
              {say(texts.secret)}
            </Text>
            <NumberText className={styles['secret']}>{secretOf(authenticator)}</NumberText>
          </Stack>
        </Row>
        <input type="text" name="email" value={email} autoComplete="username" hidden readOnly />
        <PasswordField
          label={say(texts.password)}
          help={say(texts.passwordHelp)}
          name="password"
          autoComplete="new-password"
          showLabel={say(texts.show)}
          hideLabel={say(texts.hide)}
        />
        <OtpBoxes
          label={say(texts.code)}
          labelShown
          boxLabel={(position) => say(texts.digit, { position })}
          value={totp}
          onValueChange={setTotp}
          error={fault}
        />
        <Button type="submit" block busy={isBusy}>
          {say(texts.accept)}
        </Button>
        <Button variant="ghost" icon="key" onClick={onBack}>
          {say(texts.back)}
        </Button>
      </Stack>
    </form>
  );
};
