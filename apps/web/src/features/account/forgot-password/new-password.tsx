import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { Button } from '@karigar/ui/button/button';
import { PasswordField } from '@karigar/ui/field/password-field';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { call } from '#platform/api/call';
import { deviceId } from '@karigar/client/device/device-id';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { credentialMessages } from '#entities/sign-in/credential.messages';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { forgotPasswordMessages as texts } from './forgot-password.messages.ts';

type Errors = { readonly code?: string; readonly password?: string };

const LENGTH = 6;

export const NewPassword = ({
  contact,
  onChangeContact,
}: {
  contact: string;
  onChangeContact: () => void;
}) => {
  const say = useSay();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});

  const change = useAction(async (password: string) => {
    const found: Errors = {
      ...(code.length < LENGTH && { code: say(texts.codeIncomplete) }),
      ...(password === '' && { password: say(credentialMessages.passwordMissing) }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const changed = await call(resetPassword, { contact, device: deviceId(), otp: code, password });
    if (changed.kind === 'ok') {
      toasts.good(changed.message);
      return navigate(pathTo('passwordLogin'), { replace: true });
    }
    const isWeak = changed.kind === 'refused' && changed.code === 'password.too-weak';
    setErrors({ [isWeak ? 'password' : 'code']: whyFailed(changed, say) });
    toasts.bad(say(texts.failed));
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.run(formText(new FormData(event.currentTarget), 'password'));
      }}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text as="h1" size="head" tabIndex={-1}>
            {say(texts.newHeading)}
          </Text>
          <Text tone="muted">{say(texts.newHelp, { contact })}</Text>
        </Stack>
        <OtpBoxes
          label={say(texts.code)}
          labelShown
          boxLabel={(position) => say(texts.digit, { position })}
          value={code}
          onValueChange={(typed) => {
            setCode(typed);
            setErrors({});
          }}
          error={errors.code}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={say(texts.newPassword)}
          help={say(texts.passwordHelp)}
          showLabel={say(credentialMessages.showPassword)}
          hideLabel={say(credentialMessages.hidePassword)}
          error={errors.password}
        />
        <Stack gap={1}>
          <Button type="submit" block busy={change.isBusy} busyLabel={say(texts.changing)}>
            {say(texts.changePassword)}
          </Button>
          <Button variant="ghost" block onClick={onChangeContact}>
            {say(texts.changeContact)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
