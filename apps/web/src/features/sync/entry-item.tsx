import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Entry } from '#shared/action-queue/action';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useAction } from '#platform/api/use-action';
import { actionIcon } from '../common/sync/action-icon.ts';
import { EntryMark } from '../common/sync/entry-mark.tsx';
import styles from '../common/sync/job-card.module.css';
import { syncScreenMessages as texts } from '../common/sync/sync.messages.ts';
import type { useEntryWords } from '../common/sync/use-entry-words.ts';

type Words = ReturnType<ReturnType<typeof useEntryWords>>;

/** One thing he did that is not done yet, with what he can do about it. */
export const EntryItem = ({
  entry,
  words,
  onDiscard,
}: {
  entry: Entry;
  words: Words;
  onDiscard: () => void;
}) => {
  const say = useSay();
  const retry = useAction(() => actionQueue.retry(entry.key));
  const isRefused = entry.state.kind === 'refused';
  return (
    <li>
      <Panel>
        <PanelRow
          icon={actionIcon(entry.call)}
          label={words.name}
          hint={words.about}
          end={<EntryMark isRefused={isRefused} />}
        />
        {isRefused && (
          <Text size="small" className={styles['why']}>
            {words.help}
          </Text>
        )}
        <Row wrap className={styles['choices']}>
          {isRefused && words.isOpen && (
            <ButtonLink
              small
              variant="tonal"
              href={pathTo('bookingDetail', { id: entry.bookingId })}
            >
              {say(texts.open)}
            </ButtonLink>
          )}
          {(entry.isWhole || !isRefused) && (
            <Button
              small
              variant="tonal"
              icon="refresh"
              busy={retry.isBusy}
              busyLabel={say(texts.trying)}
              onClick={() => retry.run()}
            >
              {say(isRefused ? texts.tryAgain : texts.tryNow)}
            </Button>
          )}
          <Button small variant="ghost" onClick={onDiscard}>
            {say(isRefused ? texts.remove : texts.discard)}
          </Button>
        </Row>
      </Panel>
    </li>
  );
};
