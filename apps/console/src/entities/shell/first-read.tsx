import { ReadFailed } from '@karigar/client/cache/read';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './first-read.module.css';
import { shellMessages as texts } from './shell.messages.ts';
import { TooMany } from './too-many.tsx';

const DRAWN_AFTER_MS = 300;
const SLOW_AFTER_MS = 3000;

/** Before the first reply: nothing for a moment, then the outline of what comes, then what can be done about it. */
export const FirstRead = ({
  of,
  read: { error, isFetching },
  outline,
}: {
  of: QueryKey;
  read: { readonly error: Error | null; readonly isFetching: boolean };
  outline: ReactNode;
}) => (isFetching ? <Reading of={of} outline={outline} /> : <Unread of={of} error={error} />);

const Reading = ({ of, outline }: { of: QueryKey; outline: ReactNode }) => {
  const say = useSay();
  const client = useQueryClient();
  const [after, setAfter] = useState(0);
  useEffect(() => {
    const timers = [DRAWN_AFTER_MS, SLOW_AFTER_MS].map((ms) => setTimeout(() => setAfter(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (after === 0) return null;
  const stop = (): void => void client.cancelQueries({ queryKey: of, exact: true });
  const again = (): void => void client.refetchQueries({ queryKey: of, exact: true });
  return (
    <>
      <div role="progressbar" aria-label={say(texts.reading)}>
        {outline}
      </div>
      {after === SLOW_AFTER_MS && (
        <Stack gap={2} className={styles['slow']} role="status">
          <Text tone="muted">{say(texts.stillReading)}</Text>
          <Row>
            <Button variant="secondary" onClick={stop}>
              {say(texts.stop)}
            </Button>
            <Button icon="refresh" onClick={again}>
              {say(texts.tryAgain)}
            </Button>
          </Row>
        </Stack>
      )}
    </>
  );
};

const Unread = ({ of, error }: { of: QueryKey; error: Error | null }) => {
  const say = useSay();
  const client = useQueryClient();
  const failure = error instanceof ReadFailed ? error.failure : null;
  if (failure?.kind === 'unavailable' && failure.status === 429)
    return <TooMany of={of} waitMs={failure.retryAfterMs ?? 1000} />;
  return (
    <Empty
      alert
      scene={failure?.kind === 'offline' ? 'scene-offline' : 'scene-error'}
      title={say(texts.notRead)}
      {...(failure && { help: whyFailed(failure, say) })}
      action={
        <Button
          icon="refresh"
          onClick={() => void client.refetchQueries({ queryKey: of, exact: true })}
        >
          {say(texts.tryAgain)}
        </Button>
      }
    />
  );
};
