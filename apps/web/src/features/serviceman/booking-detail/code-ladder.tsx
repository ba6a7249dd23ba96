import type { Booking } from '@karigar/contract/bookings/booking';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { contactMessages } from '#entities/contact/contact.messages';
import { useSupportPhone } from '#entities/contact/support.queries';
import { useSendCode } from '#entities/contact/use-send-code';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { pathTo } from '#platform/navigation/paths';
import styles from './code-ladder.module.css';
import { otpMessages as texts } from './otp.messages.ts';

/** What to try when the customer has no code, in this order; support is last. Without network only what works then. */
export const CodeLadder = ({
  booking,
  canScan,
  isSpent,
}: {
  booking: Booking;
  canScan: boolean;
  /** The server sends a used-up code to nobody. */
  isSpent: boolean;
}) => {
  const say = useSay();
  const navigate = useNavigate();
  const send = useSendCode(booking);
  const support = useSupportPhone();
  const isOnline = useOnline();
  return (
    <Stack gap={2}>
      <Text strong>{say(texts.noCode)}</Text>
      <ol className={styles['steps']}>
        <li>{say(texts.openApp)}</li>
        {isOnline && !isSpent && (
          <li>
            <span className={styles['step']}>
              {say(texts.bySms)}
              <Button variant="secondary" small busy={send.isBusy} onClick={() => send.run()}>
                {say(texts.sendSms)}
              </Button>
            </span>
          </li>
        )}
        {canScan && <li>{say(texts.scanAsCustomer)}</li>}
        <li>
          <span className={styles['step']}>
            {say(isOnline || support !== null ? texts.askTeam : texts.askTeamLater)}
            {isOnline && (
              <Button
                variant="secondary"
                small
                onClick={() => navigate(pathTo('help'), { state: stateFor(booking) })}
              >
                {say(texts.getHelp)}
              </Button>
            )}
            {support !== null && (
              <ButtonLink variant="secondary" small icon="phone" href={support.href}>
                {say(contactMessages.callSupport)}
              </ButtonLink>
            )}
          </span>
        </li>
      </ol>
    </Stack>
  );
};
