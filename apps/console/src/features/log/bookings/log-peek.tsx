import { useSay } from '@karigar/client/i18n/use-say';
import { ButtonLink } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { RecordAside } from '#entities/record/record-aside.tsx';
import { recordPath } from '#entities/record/record-path';
import { recordMessages } from '#entities/record/record.messages';
import { recordQuery } from '#entities/record/record-query';
import { Timeline } from '#entities/record/timeline.tsx';
import { FirstRead } from '#entities/shell/first-read.tsx';
import styles from './log-screen.module.css';

const SHOWN_EVENTS = 8;

/** The chosen booking beside the log, with the last of its history. */
export const LogPeek = ({ no }: { no: string }) => {
  const say = useSay();
  const read = useQuery(recordQuery(no));
  const foot = (
    <ButtonLink href={recordPath(no)}>
      <span className={styles['key']}>
        {say(recordMessages.openPage)}
        <KeyHint inside>o</KeyHint>
      </span>
    </ButtonLink>
  );
  if (read.data === undefined)
    return (
      <RecordPanel label={say(recordMessages.record)} head={no} foot={foot}>
        <FirstRead
          of={recordQuery(no).queryKey}
          read={read}
          outline={<Skeleton width="100%" height={320} />}
        />
      </RecordPanel>
    );
  return (
    <RecordAside record={read.data} foot={foot}>
      <Timeline of={read.data} most={SHOWN_EVENTS} />
    </RecordAside>
  );
};
