import { Button } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import { canUsePasskeys } from '@karigar/client/passkeys/passkeys';
import { passkeyLoginMessages as texts } from './passkey-login.messages.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** For those who added one; the browser says whether it has one of ours. */
export const UsePasskey = ({ small = false }: { small?: boolean }) => {
  const say = useSay();
  const login = usePasskeyLogin();
  if (!canUsePasskeys()) return null;
  return (
    <div>
      <Button
        {...(small ? { variant: 'ghost', small } : { variant: 'tonal', block: true })}
        icon="lock"
        busy={login.isBusy}
        busyLabel={say(texts.waiting)}
        onClick={() => login.run()}
      >
        {say(texts.use)}
      </Button>
    </div>
  );
};
