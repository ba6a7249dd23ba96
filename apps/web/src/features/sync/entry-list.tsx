import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Entry } from '#shared/action-queue/action';
import { useSay } from '#platform/i18n/use-say';
import { useAction } from '#platform/api/use-action';
import { EntryItem } from './entry-item.tsx';
import styles from '../common/sync/job-card.module.css';
import { syncScreenMessages as texts } from '../common/sync/sync.messages.ts';
import { useEntryWords } from '../common/sync/use-entry-words.ts';

/** Oldest first. What waits is given up only after a question; what was refused is only put away. */
export const EntryList = ({ entries, label }: { entries: readonly Entry[]; label: string }) => {
  const say = useSay();
  const wordsOf = useEntryWords();
  const [asked, setAsked] = useState<Entry | null>(null);
  const discard = useAction(async () => {
    if (asked !== null) await actionQueue.discard(asked.key);
    setAsked(null);
  });
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {entries.map((entry) => (
          <EntryItem
            key={entry.key}
            entry={entry}
            words={wordsOf(entry)}
            onDiscard={() =>
              entry.state.kind === 'refused' ? void actionQueue.discard(entry.key) : setAsked(entry)
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked && say(texts.discardTitle, { action: wordsOf(asked).name })}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.discard),
          danger: true,
          busy: discard.isBusy,
          onPress: () => discard.run(),
        }}
      >
        {say(texts.discardHelp)}
      </ConfirmDialog>
    </>
  );
};
