import { Button } from '@karigar/ui/button/button';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { Divider } from '#entities/sign-in/divider.tsx';
import { useLogOut } from '#entities/sign-in/use-log-out';
import { FreshAccount } from './fresh-account.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';

/** Without a second factor: start a new account, or log out. */
export const OtherWays = ({ onDone }: { onDone: () => void }) => {
  const say = useSay();
  const leave = useLogOut();
  return (
    <Stack gap={5}>
      <Divider />
      <Stack gap={1}>
        <FreshAccount onDone={onDone} />
        <Button
          variant="ghost"
          block
          icon="logout"
          busy={leave.isBusy}
          busyLabel={say(texts.loggingOut)}
          onClick={() => {
            onDone();
            leave.run();
          }}
        >
          {say(texts.logout)}
        </Button>
      </Stack>
    </Stack>
  );
};
