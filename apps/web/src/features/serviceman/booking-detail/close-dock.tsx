import type { Booking } from '@karigar/contract/bookings/booking';
import { formatMoney } from '@karigar/domain/money-text';
import type { Paise } from '@karigar/domain/money';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { actionMessages } from '#entities/actions/actions.messages';
import { useIsUnsent } from '#entities/actions/unsent-pill.tsx';
import { useSaved } from '#entities/actions/use-saved';
import { stateFor } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useResend } from './use-resend.ts';
import { workMessages as texts } from './work.messages.ts';

/** After the work: the code, then the cash, then the next job. Saved steps are not asked for again. */
export const CloseDock = ({
  booking,
  total,
  onEnterOtp,
}: {
  booking: Booking;
  total: Paise;
  onEnterOtp: () => void;
}) => {
  const say = useSay();
  const navigate = useNavigate();
  const resend = useResend(booking.id);
  const isUnsent = useIsUnsent(booking.id);
  const saved = useSaved(booking.id);
  const size = isUnsent ? { wide: true } : { block: true };
  const isSettled = saved.cash || saved.isPaid || booking.paymentStatus === 'paid' || total <= 0;
  const next = () => {
    if (!saved.code)
      return (
        <Button {...size} icon="lock" onClick={onEnterOtp}>
          {say(texts.enterOtp)}
        </Button>
      );
    if (!isSettled)
      return (
        <Button
          {...size}
          icon="cash"
          onClick={() => navigate(pathTo('payment'), { state: stateFor(booking) })}
        >
          {say(texts.collect, { amount: formatMoney(total) })}
        </Button>
      );
    return (
      <Button {...size} onClick={() => navigate(pathTo('home'))}>
        {say(texts.nextJob)}
      </Button>
    );
  };
  return (
    <ActionBar>
      {isUnsent && (
        <Button
          variant="secondary"
          icon="refresh"
          busy={resend.isBusy}
          onClick={() => resend.run()}
        >
          {say(actionMessages.tryNow)}
        </Button>
      )}
      {next()}
    </ActionBar>
  );
};
