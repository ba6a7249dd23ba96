import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { Cover } from '@karigar/ui/cover/cover';
import { Text } from '@karigar/ui/text/text';
import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { leave } from '#entities/desk/leave';
import { PasskeyButton } from '#entities/desk/passkey-button.tsx';
import { passkeyMessages } from '#entities/desk/passkey.messages';
import { useShowPasskey } from '#entities/desk/use-show-passkey';
import { lock, useIsLocked } from '#platform/lock/lock';
import { appMessages as texts } from './app.messages.ts';

/** Over a console that nobody used: a passkey lifts it, and the screen is as it was. */
export const LockCover = () => {
  const isLocked = useIsLocked();
  return isLocked ? <Locked /> : null;
};

const Locked = () => {
  const say = useSay();
  const desk = useDesk();
  const passkey = useShowPasskey(lock.lift);
  const out = useAction(leave);
  // A locked screen reads nothing, so that the session is not used either.
  useEffect(() => {
    focusManager.setFocused(false);
    return () => focusManager.setFocused(undefined);
  }, []);
  return (
    <Cover title={say(texts.locked)}>
      <Text>{say(texts.lockedHelp, { name: desk?.name ?? '' })}</Text>
      <PasskeyButton label={say(passkeyMessages.use)} passkey={passkey} />
      <Button variant="ghost" busy={out.isBusy} onClick={() => out.run()}>
        {say(texts.otherWay)}
      </Button>
    </Cover>
  );
};
