import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dialog } from '@karigar/ui/dialog/dialog';
import { Text } from '@karigar/ui/text/text';
import { useRef } from 'react';
import { passkeyMessages } from '#entities/desk/passkey.messages';
import { useShowPasskey } from '#entities/desk/use-show-passkey';
import { proof } from '#platform/proof/proof';
import { appMessages as texts } from './app.messages.ts';

/** Opens when a call needs a fresh passkey; the call goes on once one was shown. */
export const ProofSheet = () => {
  const say = useSay();
  const main = useRef<HTMLButtonElement>(null);
  const { run, isBusy, fault } = useShowPasskey(() => proof.answer(true));
  const cancel = (): void => proof.answer(false);
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={say(texts.proof)}
      closeLabel={say(texts.close)}
      initialFocus={main}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {say(texts.cancel)}
          </Button>
          <Button
            ref={main}
            icon="key"
            busy={isBusy}
            busyLabel={say(passkeyMessages.waiting)}
            onClick={() => run()}
          >
            {say(passkeyMessages.use)}
          </Button>
        </>
      }
    >
      <Text>{say(texts.proofHelp)}</Text>
      <Text tone="muted">{say(passkeyMessages.asks)}</Text>
      {fault !== '' && (
        <Callout tone="bad" alert>
          {fault}
        </Callout>
      )}
    </Dialog>
  );
};
