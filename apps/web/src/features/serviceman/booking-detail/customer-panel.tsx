import type { Booking } from '@karigar/contract/bookings/booking';
import { callLink, whatsappLink } from '@karigar/domain/identity/phone';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { ContactActions } from '@karigar/ui/contact-actions/contact-actions';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { useCallOther } from '#entities/contact/use-call-other';
import { initialsOf } from '@karigar/client/i18n/initials';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { detailMessages as texts } from './booking-detail.messages.ts';
import styles from './customer-panel.module.css';

/** The customer, and three ways to contact them. */
export const CustomerPanel = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { customerName, phone, alternatePhone } = booking;
  const number = phone ?? alternatePhone;
  const ask = useCallOther({ bookingId: booking.id, orderId: booking.orderId }, booking.state);
  const sayNoNumber = { onPress: () => toasts.bad(say(texts.noNumber)) };
  const openChat = () => navigate(pathTo('chat'), { state: stateFor(booking) });
  return (
    <Panel padded aria-label={say(texts.customerDetails)}>
      <Stack gap={3}>
        <Row gap={3}>
          <Avatar initials={initialsOf(customerName, 'en')} />
          <Stack gap={0} className={styles['name']}>
            <Text size="small" tone="muted">
              {say(texts.customerDetails)}
            </Text>
            <Text size="lead" strong>
              {customerName}
            </Text>
          </Stack>
        </Row>
        <ContactActions
          actions={[
            { icon: 'chat', label: say(texts.customer), onPress: openChat },
            {
              icon: 'phone',
              label: say(texts.call),
              ...(number === null ? { onPress: ask.run } : { href: callLink(number) }),
            },
            {
              icon: 'whatsapp',
              label: say(texts.whatsApp),
              ...(number === null ? sayNoNumber : { href: whatsappLink(number) }),
            },
          ]}
        />
      </Stack>
    </Panel>
  );
};
