import { Button } from '@karigar/ui/button/button';
import { useEffect } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { reportError } from '#platform/errors/report-error';
import { useSay } from '#platform/i18n/use-say';
import { useUnsentCount } from '#platform/sync/use-unsent-count';
import { useAction } from '#platform/api/use-action';
import { updateNow } from '../pwa/app-update.ts';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';
import { syncMessages } from './sync.messages.ts';

/** Nobody is kept from updating by a server that does not answer: what waits stays on the phone. */
const PATIENCE_MS = 8000;

const drain = (): Promise<unknown> =>
  Promise.race([
    actionQueue.resend(),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

/** The server no longer speaks with this version, but still takes what waits: that goes first, then the app updates. */
export const OutdatedScreen = () => {
  const say = useSay();
  const unsent = useUnsentCount();
  const update = useAction(async () => {
    await drain();
    await updateNow();
  });
  useEffect(() => void drain().catch(reportError), []);
  return (
    <Notice
      alert
      scene="scene-error"
      title={say(texts.outdated)}
      help={say(texts.outdatedHelp)}
      action={
        <Button
          icon="refresh"
          busy={update.isBusy}
          {...(unsent > 0 && { busyLabel: say(syncMessages.sendingFirst) })}
          onClick={() => update.run()}
        >
          {say(texts.updateNow)}
        </Button>
      }
    />
  );
};
