import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Entry } from '#platform/action-queue/action';
import { useWayOut } from '#entities/actions/use-way-out';
import { reportError } from '@karigar/client/errors/report-error';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSendNow } from '#platform/sync/use-send-now';
import { actionIcon } from './action-icon.ts';
import { EntryMark } from './entry-mark.tsx';
import styles from './job-card.module.css';
import type { JobGroup } from './job-groups.ts';
import { syncScreenMessages as texts } from './sync.messages.ts';
import { useEntryWords } from './use-entry-words.ts';

/** Sends the waiting actions of this booking. */
const SendNow = ({ bookingId }: { bookingId: number }) => {
  const say = useSay();
  const send = useSendNow(bookingId);
  return (
    <Button
      small
      variant="tonal"
      icon="refresh"
      busy={send.isBusy}
      busyLabel={say(texts.trying)}
      onClick={() => send.run()}
    >
      {say(texts.tryNow)}
    </Button>
  );
};

/** After a refusal: the one button that helps, and one that dismisses all. */
const AfterNo = ({ entries }: { entries: readonly [Entry, ...Entry[]] }) => {
  const say = useSay();
  const wordsOf = useEntryWords();
  const wayOutOf = useWayOut();
  const [first] = entries;
  const way = wayOutOf(first, { standing: wordsOf(first).standing });
  const putAway = async (): Promise<void> => {
    for (const { key } of entries) await actionQueue.discard(key);
  };
  return (
    <>
      {way !== null && (
        <Button small variant="tonal" onClick={way.go}>
          {way.label}
        </Button>
      )}
      <Button small variant="ghost" onClick={() => void putAway().catch(reportError)}>
        {say(texts.remove)}
      </Button>
    </>
  );
};

/** All actions of one booking that the server has not accepted: customer, actions, one reason and one way out. */
export const JobCard = ({
  group: { bookingId, entries },
  isRefused,
  onShow,
}: {
  group: JobGroup;
  isRefused: boolean;
  onShow: (entry: Entry) => void;
}) => {
  const say = useSay();
  const wordsOf = useEntryWords();
  const [first, ...others] = entries;
  if (first === undefined) return null;
  const known = entries.find(({ about }) => about !== undefined)?.about;
  const { customerName = known?.customerName, bookingNo, help } = wordsOf(first);
  const count = say(isRefused ? texts.countRefused : texts.countWaiting, { count: entries.length });
  const about = customerName === undefined ? [count] : [bookingNo, count];
  return (
    <li>
      <Panel>
        <PanelRow
          label={<strong>{customerName ?? bookingNo ?? say(texts.booking)}</strong>}
          hint={about.filter(Boolean).join(' · ')}
          end={<EntryMark isRefused={isRefused} />}
          href={pathTo('bookingDetail', { id: bookingId })}
        />
        <ul className={styles['actions']}>
          {entries.map((entry) => {
            const words = wordsOf(entry);
            return (
              <li key={entry.key}>
                <PanelRow
                  icon={actionIcon(entry.call)}
                  label={words.name}
                  hint={words.about}
                  leads
                  onPress={() => onShow(entry)}
                />
              </li>
            );
          })}
        </ul>
        {isRefused && (
          <Text size="small" className={styles['why']}>
            {help}
          </Text>
        )}
        <Row wrap className={styles['choices']}>
          {isRefused ? <AfterNo entries={[first, ...others]} /> : <SendNow bookingId={bookingId} />}
        </Row>
      </Panel>
    </li>
  );
};
