import { useAction } from '@karigar/client/api/use-action';
import { newKey } from '@karigar/client/api/call-keys';
import { deviceId } from '@karigar/client/device/device-id';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { loginWithAuthenticator } from '@karigar/contract/operators/login-with-authenticator';
import { Button } from '@karigar/ui/button/button';
import { PasswordField } from '@karigar/ui/field/password-field';
import { TextField } from '@karigar/ui/field/text-field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState, type FormEvent } from 'react';
import { enter } from '#entities/desk/enter';
import { send } from '#platform/api/send';
import { loginMessages as texts } from './login.messages.ts';

/** Email, password and a code: opens a session that makes no guarded call. */
export const PasswordForm = ({ onBack }: { onBack: () => void }) => {
  const say = useSay();
  const [totp, setTotp] = useState('');
  const [fault, setFault] = useState('');
  const { run, isBusy } = useAction(async (email: string, password: string) => {
    const input = { email, password, totp, device: deviceId() };
    const opened = await send(loginWithAuthenticator, input, newKey());
    if (opened.kind === 'ok') return enter(opened.data);
    // A code is good once.
    setTotp('');
    setFault(whyFailed(opened, say));
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [formText(form, 'email').trim(), formText(form, 'password')];
    if (email === '' || password === '' || totp.length < 6) setFault(say(texts.fillIn));
    else run(email, password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={say(texts.email)}
          name="email"
          type="email"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be filled in
          autoFocus
        />
        <PasswordField
          label={say(texts.password)}
          name="password"
          autoComplete="current-password"
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
        <Text size="small" tone="muted">
          {say(texts.clock)}
        </Text>
        <Button type="submit" block busy={isBusy}>
          {say(texts.logIn)}
        </Button>
        <Button variant="ghost" icon="key" onClick={onBack}>
          {say(texts.back)}
        </Button>
      </Stack>
    </form>
  );
};
