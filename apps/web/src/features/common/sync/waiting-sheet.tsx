import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useNavigate } from 'react-router';
import { actionQueue, useWaiting } from '#platform/action-queue/action-queue';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useAction } from '#platform/api/use-action';
import { actionIcon } from './action-icon.ts';
import styles from './job-card.module.css';
import { EntryMark } from './entry-mark.tsx';
import { syncScreenMessages as texts } from './sync.messages.ts';
import { useEntryWords } from './use-entry-words.ts';

/** What waits, over whatever he is doing: he looks, and goes on. What to do about one of them is on the screen. */
export const WaitingSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const navigate = useNavigate();
  const wordsOf = useEntryWords();
  const waiting = useWaiting().filter(({ state }) => state.kind !== 'refused');
  const sendAll = useAction(() => actionQueue.resend());
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say(texts.waiting)}
      closeLabel={say(texts.close)}
      footer={
        <Button
          block
          icon="refresh"
          busy={sendAll.isBusy}
          busyLabel={say(texts.trying)}
          onClick={() => sendAll.run()}
        >
          {say(texts.tryNow)}
        </Button>
      }
    >
      <Stack gap={3}>
        <ul className={styles['list']} aria-label={say(texts.waiting)}>
          {waiting.map((entry) => {
            const { name, about } = wordsOf(entry);
            return (
              <li key={entry.key}>
                <Panel>
                  <PanelRow
                    icon={actionIcon(entry.call)}
                    label={name}
                    hint={about}
                    end={<EntryMark isRefused={false} />}
                  />
                </Panel>
              </li>
            );
          })}
        </ul>
        <Text size="small" tone="muted">
          {say(waiting.length === 0 ? texts.allSentHelp : texts.keepWorking)}
        </Text>
        <Button
          variant="ghost"
          small
          icon="sync"
          onClick={() => void navigate(pathTo('sync'), { replace: true })}
        >
          {say(texts.openSync)}
        </Button>
      </Stack>
    </Sheet>
  );
};
