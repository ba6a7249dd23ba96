import type { Booking } from '@karigar/contract/bookings/booking';
import { CALLS_NEEDED, mayLeaveFrom, WAIT_MS } from '@karigar/domain/visit-problems/not-home';
import { callLink } from '@karigar/domain/identity/phone';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useCallOther } from '#entities/contact/use-call-other';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useDoorCalls } from './door-calls.ts';
import styles from './not-home-sheet.module.css';
import { useNotHome } from './use-not-home.ts';
import type { Leaving } from './use-over.ts';
import { useSecond } from './use-second.ts';
import { visitMessages as texts } from './visit.messages.ts';

const MINUTE_MS = 60_000;

/** Arrived; then, if nobody opens: wait, call twice, and leave. Without network an operator decides about the visit. */
export const NotHomeSheet = ({
  booking,
  open,
  onLeave,
  onClose,
}: {
  booking: Booking;
  open: boolean;
  onLeave: (leaving: Leaving) => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const { time } = useFormat();
  const { id: bookingId, orderId, state, scheduledAt, expectedAt, phone, alternatePhone } = booking;
  const door = useNotHome(booking, onLeave, onClose);
  const { calls, add } = useDoorCalls(bookingId);
  const dial = useCallOther({ bookingId, orderId }, state, add);
  const { cameAt, isReported, isEvidence, isOnline } = door;
  const now = useSecond(open && cameAt !== null);
  const from = mayLeaveFrom({ scheduledAt, expectedAt, arrivedAt: cameAt });
  const waits = from !== null && now < from ? Math.ceil((from - now) / MINUTE_MS) : 0;
  const isEarly = from !== null && cameAt !== null && from - cameAt > WAIT_MS;
  const hasCome = from !== null && cameAt !== null;
  // A call through the app is evidence; without network the phone can still dial.
  const number = isEvidence ? (phone ?? alternatePhone) : null;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(hasCome ? texts.nobodyHome : texts.atTheDoor)}
      closeLabel={say(texts.close)}
      footer={
        hasCome ? (
          <Button
            block
            variant="danger"
            disabled={now < from}
            busy={door.leave.isBusy}
            busyLabel={say(texts.recording)}
            onClick={() => door.leave.run()}
          >
            {say(texts.nobodyHome)}
          </Button>
        ) : (
          <Button
            block
            icon="pin"
            busy={door.arrive.isBusy}
            busyLabel={say(texts.looking)}
            onClick={() => door.arrive.run()}
          >
            {say(texts.comingIn)}
          </Button>
        )
      }
    >
      {hasCome ? (
        <Stack gap={3}>
          <Text>
            {say(isReported ? texts.toldAtDoor : texts.cameUntold, { time: time(cameAt) })}
          </Text>
          <ol className={styles['steps']}>
            <li>
              {say(texts.stepWait, { time: time(from) })}{' '}
              {isEarly && say(texts.early, { time: time(from - WAIT_MS) })}{' '}
              {say(texts.stillWait, { count: waits })}
            </li>
            <li>
              {say(texts.stepCall)} {say(texts.called, { calls, needed: CALLS_NEEDED })}
            </li>
            <li>{say(isEvidence ? texts.stepNote : texts.stepLeave)}</li>
          </ol>
          {number === null ? (
            <Button variant="secondary" icon="phone" busy={dial.isBusy} onClick={() => dial.run()}>
              {say(texts.callCustomer)}
            </Button>
          ) : (
            <ButtonLink variant="secondary" icon="phone" href={callLink(number)} onClick={add}>
              {say(texts.callCustomer)}
            </ButtonLink>
          )}
        </Stack>
      ) : (
        <Text>{say(isOnline ? texts.doorHelp : texts.doorHelpOffline)}</Text>
      )}
    </Sheet>
  );
};
