import { Button } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Entry } from '#platform/action-queue/action';
import { useSay } from '#platform/i18n/use-say';
import { useAction } from '#platform/api/use-action';
import { JobCard } from './job-card.tsx';
import styles from './job-card.module.css';
import { groupByJob } from './job-groups.ts';
import { syncScreenMessages as texts } from './sync.messages.ts';
import { useEntryWords } from './use-entry-words.ts';

/** One action, with a discard button: two steps away from the send button. */
const EntrySheet = ({
  entry,
  onClose,
  onDiscard,
}: {
  entry: Entry | null;
  onClose: () => void;
  onDiscard: () => void;
}) => {
  const say = useSay();
  const wordsOf = useEntryWords();
  const words = entry && wordsOf(entry);
  return (
    <Sheet
      open={entry !== null}
      onOpenChange={(open) => open || onClose()}
      title={words?.name ?? ''}
      closeLabel={say(texts.close)}
    >
      <Stack gap={3}>
        <Text tone="muted">{words?.about}</Text>
        <Text>{words?.help}</Text>
        <Button small variant="ghost" onClick={onDiscard}>
          {say(texts.discard)}
        </Button>
      </Stack>
    </Sheet>
  );
};

/** A card for each booking. Waiting actions are discarded one by one, after a confirmation. */
export const JobList = ({
  entries,
  label,
  isRefused = false,
}: {
  entries: readonly Entry[];
  label: string;
  isRefused?: boolean;
}) => {
  const say = useSay();
  const wordsOf = useEntryWords();
  const [shown, setShown] = useState<Entry | null>(null);
  const [asked, setAsked] = useState<Entry | null>(null);
  const discard = useAction(async () => {
    if (asked !== null) await actionQueue.discard(asked.key);
    setAsked(null);
  });
  const giveUp = (): void => {
    setShown(null);
    if (shown?.state.kind === 'refused') void actionQueue.discard(shown.key);
    else setAsked(shown);
  };
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {groupByJob(entries).map((group) => (
          <JobCard key={group.bookingId} group={group} isRefused={isRefused} onShow={setShown} />
        ))}
      </ul>
      <EntrySheet entry={shown} onClose={() => setShown(null)} onDiscard={giveUp} />
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
