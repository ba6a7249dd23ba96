import type { Booking } from '@karigar/contract/bookings/booking';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import type { Paise } from '@karigar/domain/money';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { startMessages } from '#entities/start-work/start.messages';
import { CloseDock } from './close-dock.tsx';
import type { WorkSheet } from './work-sheet-names.ts';
import type { Work } from './use-work.ts';
import { workMessages as texts } from './work.messages.ts';

/** The next action, and only those that the rules allow now. */
export const WorkDock = ({
  booking,
  total,
  work,
  show,
}: {
  booking: Booking;
  total: Paise;
  work: Work;
  show: (sheet: WorkSheet) => void;
}) => {
  const say = useSay();
  const allowed = allowedActions(booking.state, 'serviceman');
  if (allowed.includes('start'))
    return (
      <ActionBar>
        <Button block icon="play" onClick={() => show('start')}>
          {say(startMessages.startWork)}
        </Button>
      </ActionBar>
    );
  if (allowed.includes('verify'))
    return <CloseDock booking={booking} total={total} onEnterOtp={() => show('otp')} />;
  if (allowed.includes('resume'))
    return (
      <ActionBar>
        <Button wide icon="play" busy={work.resume.isBusy} onClick={() => work.resume.run()}>
          {say(texts.resumeWork)}
        </Button>
        <Button icon="flag" disabled>
          {say(texts.endWork)}
        </Button>
      </ActionBar>
    );
  if (!allowed.includes('end')) return null;
  return (
    <ActionBar>
      <Button variant="secondary" icon="pause" onClick={() => show('hold')}>
        {say(texts.holdWork)}
      </Button>
      <Button wide icon="flag" onClick={() => show('end')}>
        {say(texts.endWork)}
      </Button>
    </ActionBar>
  );
};
