import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { SupportRow } from '#entities/contact/support-row.tsx';
import { helpDraftOf } from '#entities/actions/use-ask-for-help';
import { bookingRefOf } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { supportLink } from '#platform/device/support';
import { AskSheet } from './ask-sheet.tsx';
import { helpMessages as texts } from './help.messages.ts';
import { tickets } from './help.queries.ts';
import { TicketPanel } from './ticket-panel.tsx';

const SHEETS = ['ask'] as const;

const Tickets = () => {
  const say = useSay();
  const { data, error } = useQuery(tickets);
  if (data === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={tickets.queryKey} />;
  }
  if (data.length === 0)
    return <Empty scene="scene-chat" title={say(texts.none)} help={say(texts.noneHelp)} />;
  return (
    <>
      <SectionHeading>{say(texts.yours)}</SectionHeading>
      <Stack gap={3}>
        {data.map((of) => (
          <TicketPanel key={of.ticketNo} of={of} />
        ))}
      </Stack>
    </>
  );
};

/** Help requests: a new one, and the open ones with deadline and reply. */
export const HelpScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const sheet = useSheet(SHEETS);
  const about = bookingRefOf(useLocation().state);
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <StaleHint of={tickets.queryKey} />
        <Stack gap={3}>
          <Callout tone="info">{say(texts.promise)}</Callout>
          <Panel rows>
            <SupportRow />
            <PanelRow icon="info" label={say(texts.guide)} href={pathTo('guide')} />
            <PanelRow icon="shield" label={say(texts.rules)} href={pathTo('rules')} />
            <PanelRow
              icon="mail"
              label={say(texts.support)}
              href={supportLink(say(texts.subject))}
            />
          </Panel>
        </Stack>
        <Tickets />
      </Main>
      <ActionBar>
        <Button block icon="chat" onClick={() => sheet.show('ask')}>
          {say(texts.ask)}
        </Button>
      </ActionBar>
      <AskSheet
        about={about}
        draft={helpDraftOf(sheet.about)}
        open={sheet.open === 'ask'}
        onClose={sheet.close}
      />
    </Screen>
  );
};
