import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { deviceId } from '@karigar/client/device/device-id';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { forgotPasswordMessages as texts } from './forgot-password.messages.ts';

/** Profile leads here with the own contact. */
const contactIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'contact' in state ? String(state.contact) : '';

export const AskForCode = ({ onSent }: { onSent: (contact: string) => void }) => {
  const say = useSay();
  const [error, setError] = useState<string>();
  const { state } = useLocation();

  const ask = useAction(async (contact: string) => {
    if (contact === '') return setError(say(texts.contactMissing));
    const input = { contact, device: deviceId() };
    const sent = await withCaptcha<typeof requestRecoveryOtp>(
      (captcha) =>
        call(requestRecoveryOtp, { ...input, ...(captcha !== undefined && { captcha }) }),
      captchaParts,
    );
    if (sent.kind !== 'ok') return setError(whyFailed(sent, say));
    toasts.good(sent.message);
    onSent(contact);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask.run(formText(new FormData(event.currentTarget), 'contact').trim());
      }}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text as="h1" size="head" tabIndex={-1}>
            {say(texts.heading)}
          </Text>
          <Text tone="muted">{say(texts.help)}</Text>
        </Stack>
        <TextField
          name="contact"
          defaultValue={contactIn(state)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={say(texts.contact)}
          error={error}
          onInput={() => setError(undefined)}
        />
        <Button type="submit" block busy={ask.isBusy} busyLabel={say(texts.sending)}>
          {say(texts.sendCode)}
        </Button>
      </Stack>
    </form>
  );
};
