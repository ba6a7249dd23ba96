import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { reportError } from '@karigar/client/errors/report-error';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNetwork } from '#platform/network/network';
import { NETWORK_WORDS } from '#platform/network/network-words';
import { useUnsentCount } from '#platform/sync/use-unsent-count';
import { useAction } from '@karigar/client/api/use-action';
import { updateNow } from '../pwa/app-update.ts';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';
import { syncMessages } from './sync.messages.ts';

/** After this the app may be updated although the server does not reply; queued actions stay on the phone. */
const PATIENCE_MS = 8000;

const drain = (): Promise<unknown> =>
  Promise.race([
    actionQueue.resend(),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

/** The server refuses this version but still takes queued actions: these are sent first, then the app updates. */
export const OutdatedScreen = () => {
  const say = useSay();
  const unsent = useUnsentCount();
  const found = useNetwork();
  const why = found === 'fine' ? 'unreachable' : found;
  const [isOutOfReach, setOutOfReach] = useState(false);
  const update = useAction(async () => {
    setOutOfReach(false);
    await drain();
    setOutOfReach((await updateNow()) === 'unreachable');
  });
  useEffect(() => void drain().catch(reportError), []);
  return (
    <Notice
      alert
      scene="scene-error"
      title={say(texts.outdated)}
      help={say(texts.outdatedHelp)}
      action={
        <Stack gap={3}>
          {isOutOfReach && (
            <Callout tone="warning" icon="cloudOff">
              <Text strong>{say(NETWORK_WORDS[why].title)}</Text>
              <Text size="small">{say(texts.updateLater)}</Text>
            </Callout>
          )}
          <Button
            icon="refresh"
            busy={update.isBusy}
            {...(unsent > 0 && { busyLabel: say(syncMessages.sendingFirst) })}
            onClick={() => update.run()}
          >
            {say(texts.updateNow)}
          </Button>
        </Stack>
      }
    />
  );
};
