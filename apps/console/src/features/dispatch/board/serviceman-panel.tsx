import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { KEYS } from '#platform/keys/key-table';
import { actMessages } from './act.messages.ts';
import type { Lane } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { laneNow } from './lane-order.ts';
import { useActKeys } from './use-act-keys.ts';
import { NOTES } from './use-lane-view.ts';
import { STATE_WORDS } from '#entities/record/state.messages';

/** The chosen serviceman and the jobs of the day. */
export const ServicemanPanel = ({
  lane,
  isToday,
  onJob,
  onFree,
}: {
  lane: Lane;
  isToday: boolean;
  onJob: (no: string) => void;
  /** Undefined for a desk that may not. */
  onFree: (() => void) | undefined;
}) => {
  const say = useSay();
  const { time } = useFormat();
  // What was assigned after the day off can still be freed.
  const isAllFree = lane.dayOff && lane.jobs.every(({ state }) => state !== 'assigned');
  useActKeys(onFree === undefined || isAllFree ? {} : { release: onFree });
  return (
    <RecordPanel
      label={say(texts.record)}
      head={
        <Text as="h2" size="lead" strong>
          {lane.name}
        </Text>
      }
      foot={
        isAllFree ? (
          <Text tone="muted">{say(texts.dayOffNow)}</Text>
        ) : (
          onFree && (
            <Button variant="danger-outline" icon="people" onClick={onFree}>
              <span className={styles['act']}>
                {say(isToday ? actMessages.free : actMessages.freeOnDay)}
                <KeyHint>{KEYS.release.caps[0]}</KeyHint>
              </span>
            </Button>
          )
        )
      }
    >
      {(isToday || lane.dayOff) && <Text tone="muted">{say(NOTES[laneNow(lane)][1])}</Text>}
      <Text strong>{say(texts.jobs, { count: lane.jobs.length })}</Text>
      <ul className={styles['cards']}>
        {lane.jobs.map(({ id, no, at, service, area, state }) => (
          <li key={id}>
            <Button variant="secondary" block onClick={() => onJob(no)}>
              {at === null ? '' : `${time(at)} · `}
              {service} · {area} · {say(STATE_WORDS[state])}
            </Button>
          </li>
        ))}
      </ul>
    </RecordPanel>
  );
};
