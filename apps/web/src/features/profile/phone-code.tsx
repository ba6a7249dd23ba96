import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { Button } from '@karigar/ui/button/button';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Stack } from '@karigar/ui/stack/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call';
import { useSay } from '#shared/language/use-say';
import { Resend } from '#shared/login/resend.tsx';
import { whyFailed } from '#shared/network/why-failed';
import { ownProfile } from '#shared/queries/own-profile';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { profileMessages as texts } from './profile.messages.ts';
import type { SentCode } from './use-phone-code.ts';

const LENGTH = 6;

type Props = {
  readonly phone: string;
  readonly sent: SentCode;
  readonly again: { readonly isBusy: boolean; readonly run: () => void };
};

export const PhoneCode = ({ phone, sent, again }: Props) => {
  const say = useSay();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const confirm = useAction(async () => {
    if (code.length < LENGTH) return setError(say(texts.codeIncomplete));
    const proven = await call(verifyChangeOtp, { purpose: 'new-phone', to: phone, otp: code });
    if (proven.kind !== 'ok') {
      if (proven.kind === 'refused') setCode('');
      return setError(whyFailed(proven, say));
    }
    toasts.good(say(texts.phoneConfirmed));
    // The offer goes with what is read anew; focus must not go with it.
    document.querySelector<HTMLElement>('h1')?.focus();
    await queries.invalidateQueries(ownProfile);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm.run();
      }}
    >
      <Stack gap={4}>
        <OtpBoxes
          label={say(texts.codeSentTo, { sentTo: sent.sentTo })}
          labelShown
          boxLabel={(position) => say(texts.digit, { position })}
          value={code}
          onValueChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
          error={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- he has just asked for the code
          autoFocus
        />
        <Resend retryAt={sent.retryAt} isBusy={again.isBusy} onPress={again.run} />
        <Button type="submit" block busy={confirm.isBusy} busyLabel={say(texts.checking)}>
          {say(texts.confirm)}
        </Button>
      </Stack>
    </form>
  );
};
