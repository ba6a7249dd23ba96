import { MOST_MESSAGES } from '@karigar/domain/chat/most-messages';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Callout } from '@karigar/ui/callout/callout';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { bookingRefIn, bookingRefOf, type BookingRef } from '#platform/navigation/booking-ref';
import { BlockDialog } from '#entities/contact/block-dialog.tsx';
import { ReportSheet } from '#entities/contact/report-sheet.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { chatOf } from '#entities/chat/chat';
import { useSession } from '#platform/session/session';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { ChatBar } from './chat-bar.tsx';
import { ChatDock } from './chat-dock.tsx';
import { chatMessages as texts } from './chat.messages.ts';
import styles from './chat-screen.module.css';
import { MessageList } from './message-list.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { useClear } from './use-clear.ts';
import { useLatestInView } from './use-latest-in-view.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOutgoing } from './use-outgoing.ts';
import { usePartner } from './use-partner.ts';
import { useSend } from './use-send.ts';

const SHEETS = ['menu', 'clear', 'picture', 'report', 'block'] as const;

const Chat = ({ bookingRef }: { bookingRef: BookingRef }) => {
  const say = useSay();
  const sheet = useSheet(SHEETS);
  const query = chatOf(bookingRef);
  const { data, error } = useQuery(query);
  const messages = data ?? [];
  const { booking, name, isBlocked } = usePartner(bookingRef.bookingId);
  const navigate = useNavigate();
  const isCustomer = useSession()?.role === 'customer';
  const outgoing = useOutgoing(bookingRef, messages);
  const send = useSend(bookingRef, messages);
  const clear = useClear(bookingRef, messages, sheet.close);
  useMarkRead(bookingRef, messages);
  useLatestInView(messages, outgoing.length);
  useScreen(say(texts.chat));
  const by = name ?? say(texts.other);
  // The booking offers to cancel the visit or to send somebody else.
  const toBooking = () =>
    navigate(pathTo('bookingDetail', { id: bookingRef.bookingId }), { replace: true });
  const afterwards = isCustomer ? toBooking : sheet.close;
  const isEmpty = data !== undefined && messages.length + outgoing.length === 0;
  return (
    <Screen>
      <ChatBar
        bookingRef={bookingRef}
        booking={booking}
        name={name}
        isBlocked={isBlocked}
        isMenuOpen={sheet.open === 'menu'}
        onMenuChange={(open) => {
          if (open) sheet.show('menu');
          else if (sheet.open === 'menu') sheet.close();
        }}
        onClear={() => sheet.show('clear')}
        onReport={() => sheet.show('report')}
        onBlock={() => sheet.show('block')}
      />
      <Main className={styles['main']}>
        {data === undefined && error === null && <Spinner label={say(readingMessages.loading)} />}
        {data === undefined && error !== null && (
          <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
        )}
        {isEmpty && (
          <Empty scene="scene-chat" title={say(texts.empty)} help={say(texts.emptyHelp)} />
        )}
        <div className={styles['messages']}>
          {messages.length >= MOST_MESSAGES && (
            <Text size="small" tone="muted">
              {say(texts.onlyLatest, { count: MOST_MESSAGES })}
            </Text>
          )}
          <MessageList messages={messages} outgoing={outgoing} by={by} />
          {/* At the end, where the reader is. */}
          <StaleHint of={query.queryKey} />
        </div>
      </Main>
      {isBlocked ? (
        <ActionBar>
          <Callout tone="info">{say(texts.youBlocked, { name: by })}</Callout>
        </ActionBar>
      ) : (
        <ChatDock
          bookingId={bookingRef.bookingId}
          onSend={send.words}
          onPicture={() => sheet.show('picture')}
        />
      )}
      <ConfirmDialog
        open={sheet.open === 'clear'}
        onOpenChange={(open) => open || sheet.close()}
        title={say(texts.clearTitle)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.clearChat),
          danger: true,
          busy: clear.isBusy,
          onPress: () => clear.run(),
        }}
      >
        {say(texts.clearHelp)}
      </ConfirmDialog>
      <ReportSheet
        of={bookingRef}
        name={by}
        open={sheet.open === 'report'}
        onClose={sheet.close}
        onUnsafe={afterwards}
      />
      <BlockDialog
        of={bookingRef}
        name={by}
        open={sheet.open === 'block'}
        onClose={sheet.close}
        onBlocked={afterwards}
      />
      <PictureSheet open={sheet.open === 'picture'} onClose={sheet.close} onSend={send.picture} />
    </Screen>
  );
};

/** The conversation about one booking. Without a booking it redirects to the bookings. */
export const ChatScreen = () => {
  const { state, search } = useLocation();
  const ref = bookingRefOf(state) ?? bookingRefIn(search);
  return ref === null ? (
    <Navigate to={pathTo('booking')} replace />
  ) : (
    <Chat key={ref.bookingId} bookingRef={ref} />
  );
};
