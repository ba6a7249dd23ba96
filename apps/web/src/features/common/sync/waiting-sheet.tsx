import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useWaiting } from '#platform/action-queue/action-queue';
import { useOthersCount } from '#platform/sync/use-others-count';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useNetwork } from '#platform/network/network';
import { NETWORK_WORDS } from '#platform/network/network-words';
import { useSendNow } from '#platform/sync/use-send-now';
import styles from './job-card.module.css';
import { groupByJob } from './job-groups.ts';
import { EntryMark } from './entry-mark.tsx';
import { syncScreenMessages as texts } from './sync.messages.ts';
import { useEntryWords } from './use-entry-words.ts';

/** Waiting actions, in a sheet over the current screen. The sync screen has the buttons for single actions. */
export const WaitingSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const others = useOthersCount();
  const navigate = useNavigate();
  const wordsOf = useEntryWords();
  const network = useNetwork();
  const waiting = useWaiting().filter(({ state }) => state.kind !== 'refused');
  const sendAll = useSendNow();
  const nothingLeft = others > 0 ? texts.noneOfYours : texts.allSentHelp;
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
        {waiting.length > 0 && <Text>{say(NETWORK_WORDS[network].help)}</Text>}
        <ul className={styles['list']} aria-label={say(texts.waiting)}>
          {groupByJob(waiting).map(({ bookingId, entries }) => {
            const [first] = entries.map(wordsOf);
            const whose = [first?.customerName, first?.bookingNo].filter(Boolean).join(' · ');
            const done = entries.map((entry) => wordsOf(entry).name).join(', ');
            return (
              <li key={bookingId}>
                <Panel>
                  <PanelRow
                    label={<strong>{whose}</strong>}
                    hint={done}
                    end={<EntryMark isRefused={false} />}
                  />
                </Panel>
              </li>
            );
          })}
        </ul>
        <Text size="small" tone="muted">
          {say(waiting.length === 0 ? nothingLeft : texts.keepWorking)}
        </Text>
        <Button
          variant="ghost"
          small
          icon="sync"
          onClick={() => navigate(pathTo('sync'), { replace: true })}
        >
          {say(texts.openSync)}
        </Button>
      </Stack>
    </Sheet>
  );
};
