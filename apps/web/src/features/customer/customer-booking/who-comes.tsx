import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button } from '@karigar/ui/button/button';
import { Link } from '@karigar/ui/link/link';
import { Panel } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { Rating } from '#entities/catalogue/rating.tsx';
import { useCallOther } from '#entities/contact/use-call-other';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import styles from './who-comes.module.css';

/** The serviceman, their rating, and contact buttons while there is work. */
export const WhoComes = ({
  mine: { booking, may },
  serviceman,
}: {
  mine: MyBooking;
  serviceman: NonNullable<MyBooking['serviceman']>;
}) => {
  const say = useSay();
  const { count } = useFormat();
  const navigate = useNavigate();
  const { id, name, picture, rating, completed } = serviceman;
  const dial = useCallOther({ bookingId: booking.id, orderId: booking.orderId }, booking.state);
  const openChat = () => navigate(pathTo('chat'), { state: stateFor(booking) });
  return (
    <Panel padded aria-label={say(texts.whoComes)}>
      <Stack gap={3}>
        <Link href={`${pathTo('providerDetails')}?id=${id}`} className={styles['person']}>
          <Avatar size={56} {...(picture !== null && { src: picture })} />
          <Stack gap={0}>
            <Text size="lead" strong>
              {name}
            </Text>
            <Text size="small" tone="muted" className={styles['stars']}>
              <Rating rating={rating} />
              {rating !== null && <span aria-hidden="true">·</span>}
              <span>{say(texts.jobs, { count: count(completed) })}</span>
            </Text>
          </Stack>
        </Link>
        {may.chat && (
          <div className={styles['ways']}>
            {may.call && (
              <Button variant="secondary" icon="phone" busy={dial.isBusy} onClick={dial.run}>
                {say(texts.call)}
              </Button>
            )}
            <Button variant="secondary" icon="chat" onClick={openChat}>
              {say(texts.chat)}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
};
