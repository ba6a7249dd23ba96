import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { actionQueue, useActions } from '#shared/action-queue/action-queue';
import { useSay } from '#shared/language/use-say';
import { useAction } from '#shared/use-action';
import { workMessages as texts } from './work.messages.ts';

const WAITING_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  [startWork.name]: texts.startWork,
  [holdWork.name]: texts.holdWork,
  [resumeWork.name]: texts.resumeWork,
  [endWork.name]: texts.endWork,
};
/** A refused hold or resume has been said by the server's own words. */
const REFUSED_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  [startWork.name]: texts.startWork,
  [endWork.name]: texts.endWork,
};

const WaitingNote = ({ action, onTry }: { action: string; onTry: (() => void) | null }) => {
  const say = useSay();
  return (
    <Callout tone="warning" icon="sync">
      <Text strong>{say(texts.waiting, { action })}</Text>
      <Text size="small">{say(texts.waitingHelp)}</Text>
      {onTry !== null && (
        <Button variant="ghost" small icon="refresh" onClick={onTry}>
          {say(texts.tryNow)}
        </Button>
      )}
    </Callout>
  );
};

/** What he did that the server has not taken: waiting to be sent, or refused and not yet read. */
export const ActionNotes = ({
  bookingId,
  isStartWaiting,
}: {
  bookingId: number;
  isStartWaiting: boolean;
}) => {
  const say = useSay();
  const client = useQueryClient();
  const resend = useAction(async () => {
    await actionQueue.resend(bookingId);
    await client.invalidateQueries();
  });
  const entries = useActions(bookingId);
  const waiting = entries.filter(
    ({ call, state }) => state.kind === 'waiting' && call.name !== startWork.name,
  );
  const refused = entries.filter(({ state }) => state.kind === 'refused');
  return (
    <Stack gap={3} role="status">
      {isStartWaiting && <WaitingNote action={say(texts.startWork)} onTry={null} />}
      {waiting.map(({ key, call }) => {
        const action = WAITING_WORDS[call.name];
        return action && <WaitingNote key={key} action={say(action)} onTry={() => resend.run()} />;
      })}
      {refused.map(({ key, call }) => {
        const action = REFUSED_WORDS[call.name];
        return (
          action && (
            <Callout key={key} tone="bad">
              <Text strong>{say(texts.refused, { action: say(action) })}</Text>
              <Text size="small">{say(texts.refusedHelp)}</Text>
              <Button variant="ghost" small onClick={() => actionQueue.dismiss(key)}>
                {say(texts.gotIt)}
              </Button>
            </Callout>
          )
        );
      })}
    </Stack>
  );
};
