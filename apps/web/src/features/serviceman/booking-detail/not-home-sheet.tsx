import type { Booking } from '@karigar/contract/bookings/booking';
import { mayLeaveFrom } from '@karigar/domain/visit-problems/not-home';
import { Button } from '@karigar/ui/button/button';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useCallOther } from '#entities/contact/use-call-other';
import { useFormat } from '#platform/i18n/use-format';
import { useSay } from '#platform/i18n/use-say';
import styles from './not-home-sheet.module.css';
import { useDoor } from '#features/booking-detail/use-door';
import { useSecond } from '#features/booking-detail/use-second';
import { visitMessages as texts } from '#features/booking-detail/visit.messages';

/** He is there; then, if nobody opens: wait, ring twice, and go with the visit paid. */
export const DoorSheet = ({
  booking,
  open,
  onClose,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const { time } = useFormat();
  const { id: bookingId, orderId, state, scheduledAt, arrivedAt } = booking;
  const door = useDoor(booking);
  const dial = useCallOther({ bookingId, orderId }, state);
  const now = useSecond(open && arrivedAt !== null);
  const from = mayLeaveFrom(scheduledAt ?? 0, arrivedAt);
  const hasCome = from !== null && arrivedAt !== null;
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
          <Text>{say(texts.toldAtDoor, { time: time(arrivedAt) })}</Text>
          <ol className={styles['steps']}>
            <li>{say(texts.stepWait, { time: time(from) })}</li>
            <li>{say(texts.stepCall)}</li>
            <li>{say(texts.stepLeave)}</li>
          </ol>
          <Button variant="secondary" icon="phone" busy={dial.isBusy} onClick={() => dial.run()}>
            {say(texts.callCustomer)}
          </Button>
        </Stack>
      ) : (
        <Text>{say(texts.doorHelp)}</Text>
      )}
    </Sheet>
  );
};
