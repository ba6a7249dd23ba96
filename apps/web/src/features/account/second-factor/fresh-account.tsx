import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { useEnter } from '#entities/sign-in/use-enter';
import { whyFailed } from '@karigar/client/network/why-failed';
import { door, returnTo } from '#platform/session/entry';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useSettle } from './use-settle.ts';

/** The number may belong to another person by now: its new owner can start a new account. */
export const FreshAccount = ({ onDone }: { onDone: () => void }) => {
  const say = useSay();
  const enter = useEnter();
  const settle = useSettle();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const start = useAction(async () => {
    setError(undefined);
    const opened = await call(startFreshAccount, { door: door.get() ?? undefined });
    if (opened.kind === 'ok') {
      onDone();
      // The remembered destination belongs to the old account.
      returnTo.take();
      toasts.good(opened.message);
      return enter(opened.data);
    }
    if (opened.kind === 'signed-out') return toasts.bad(opened.message);
    if (opened.kind === 'refused' && opened.code === 'second-proof.not-needed') return settle();
    setError(whyFailed(opened, say));
  });

  return (
    <>
      <Button variant="tonal" block icon="user" onClick={() => setOpen(true)}>
        {say(texts.fresh)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          setError(undefined);
        }}
        title={say(texts.freshTitle)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.freshStart),
          danger: true,
          busy: start.isBusy,
          busyLabel: say(texts.freshStarting),
          onPress: start.run,
        }}
      >
        <Stack gap={2}>
          <Text>{say(texts.freshNew)}</Text>
          <Text>{say(texts.freshOld)}</Text>
          <Text>{say(texts.freshUndo)}</Text>
          {error !== undefined && (
            <Callout tone="bad" alert>
              {error}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
};
