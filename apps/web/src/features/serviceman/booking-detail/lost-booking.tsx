import { addPayment } from '@karigar/contract/payments/add-payment';
import type { InputOf } from '@karigar/contract/define-call';
import { sumOf } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import type { Entry } from '#platform/action-queue/action';
import { actionQueue } from '#platform/action-queue/action-queue';
import { actionMessages } from '#entities/actions/actions.messages';
import { UnsentPill } from '#entities/actions/unsent-pill.tsx';
import { useActionWords } from '#entities/actions/use-action-words';
import { useAskForHelp } from '#entities/actions/use-ask-for-help';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useAction } from '@karigar/client/api/use-action';
import { lostMessages as texts } from './lost-booking.messages.ts';

const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';

const cashOf = (entries: readonly Entry[]) =>
  sumOf(
    entries
      .filter(({ call }) => call === addPayment.name)
      .map(({ input }) => (input as InputOf<typeof addPayment>).amount),
  );

/**
 * A booking that is no longer assigned to the serviceman, from this phone's data: the actions, their outcome, and
 * the way to help. The server replies as for a booking that never existed.
 */
export const LostBooking = ({ entries }: { entries: readonly Entry[] }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  const wordsOf = useActionWords();
  const askForHelp = useAskForHelp();
  const [first] = entries;
  const putAway = useAction(async () => {
    for (const { key } of entries.filter(isRefused)) await actionQueue.discard(key);
    navigate(pathTo('home'), { replace: true });
  });
  if (first === undefined) return null;
  const cash = cashOf(entries);
  const about = [first.about?.serviceName, first.about?.customerName].filter(Boolean).join(' · ');
  return (
    <>
      <Main tight>
        <Stack gap={3}>
          <Callout tone="warning">
            <Text as="h2" strong>
              {say(texts.notWithYou)}
            </Text>
            {about !== '' && <Text>{about}</Text>}
            <Text size="small">{say(texts.why)}</Text>
          </Callout>
          <section aria-labelledby="did">
            <SectionHeading id="did">{say(texts.whatYouDid)}</SectionHeading>
            <Panel rows>
              {entries.map((entry) => (
                <PanelRow
                  key={entry.key}
                  label={wordsOf(entry).name}
                  hint={dateTime(entry.createdAt)}
                  end={
                    isRefused(entry) ? (
                      <StatusPill look="off">{say(texts.notAccepted)}</StatusPill>
                    ) : (
                      <UnsentPill />
                    )
                  }
                />
              ))}
            </Panel>
          </section>
          <section aria-labelledby="counts">
            <SectionHeading id="counts">{say(texts.whatCounts)}</SectionHeading>
            <Stack gap={2}>
              <Text>{say(texts.work)}</Text>
              {cash > 0 && <Text strong>{say(texts.cash, { amount: formatMoney(cash) })}</Text>}
              <Text>{say(texts.whoHelps)}</Text>
            </Stack>
          </section>
          {entries.some(isRefused) && (
            <Button variant="ghost" busy={putAway.isBusy} onClick={() => putAway.run()}>
              {say(texts.putAway)}
            </Button>
          )}
        </Stack>
      </Main>
      <ActionBar>
        <Button variant="secondary" onClick={() => navigate(pathTo('home'))}>
          {say(texts.goHome)}
        </Button>
        <Button wide icon="chat" onClick={() => askForHelp(first.bookingId)}>
          {say(actionMessages.getHelp)}
        </Button>
      </ActionBar>
    </>
  );
};
