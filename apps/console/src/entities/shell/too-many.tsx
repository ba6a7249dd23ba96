import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shellMessages as texts } from './shell.messages.ts';

const SECOND_MS = 1000;

/** The server asked to wait: counts down, then reads by itself. */
export const TooMany = ({ of, waitMs }: { of: QueryKey; waitMs: number }) => {
  const say = useSay();
  const client = useQueryClient();
  const [seconds, setSeconds] = useState(Math.ceil(waitMs / SECOND_MS));
  useEffect(() => {
    if (seconds <= 0) {
      void client.refetchQueries({ queryKey: of, exact: true });
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds, client, of]);
  return <Empty scene="scene-error" title={say(texts.tooMany, { seconds })} />;
};
