import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { useIsFetching, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { sayFailure } from '@karigar/client/network/why-failed';
import { ReadFailed } from '@karigar/client/cache/read';
import { Listen } from '#platform/aloud/listen.tsx';
import { readingMessages as texts } from './reading.messages.ts';

/** Shown when the first load failed: why, and a retry button. A later failure keeps what is shown. */
export const LoadFailed = ({ title, of }: { title: string; of: QueryKey }) => {
  const say = useSay();
  const client = useQueryClient();
  const isTrying = useIsFetching({ queryKey: of, exact: true }) > 0;
  const { error } = client.getQueryState(of) ?? {};
  const kind = error instanceof ReadFailed ? error.failure.kind : 'bad-reply';
  const isOffline = kind === 'offline';
  const what = isOffline ? say(texts.noNetwork) : title;
  const why = isOffline ? say(texts.nothingSaved) : sayFailure(kind, say);
  return (
    <Empty
      alert
      scene={isOffline ? 'scene-offline' : 'scene-error'}
      title={what}
      help={why}
      action={
        <>
          <Button
            icon="refresh"
            busy={isTrying}
            onClick={() => void client.refetchQueries({ queryKey: of, exact: true })}
          >
            {say(texts.tryAgain)}
          </Button>
          <Listen words={() => `${what}. ${why}`} />
        </>
      }
    />
  );
};
