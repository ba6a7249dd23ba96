import { Button } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { actionQueue } from '#platform/action-queue/action-queue';
import type { Entry } from '#platform/action-queue/action';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { useAction } from '@karigar/client/api/use-action';
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
  // Two lists are on the screen, each with its own sheets.
  const [action, question] = isRefused
    ? (['refused-action', 'refused-question'] as const)
    : (['waiting-action', 'waiting-question'] as const);
  const { open, about, show, close } = useSheet([action, question]);
  const chosen = entries.find(({ key }) => key === about) ?? null;
  const discard = useAction(async () => {
    if (chosen === null) return;
    close();
    await actionQueue.discard(chosen.key);
  });
  const giveUp = (): void => {
    if (chosen?.state.kind === 'refused') discard.run();
    else show(question, about);
  };
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {groupByJob(entries).map((group) => (
          <JobCard
            key={group.bookingId}
            group={group}
            isRefused={isRefused}
            onShow={({ key }) => show(action, key)}
          />
        ))}
      </ul>
      <EntrySheet entry={open === action ? chosen : null} onClose={close} onDiscard={giveUp} />
      <ConfirmDialog
        open={open === question && chosen !== null}
        onOpenChange={(next) => next || close()}
        title={chosen && say(texts.discardTitle, { action: wordsOf(chosen).name })}
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
