import type { Booking } from '@karigar/contract/bookings/booking';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import { Button } from '@karigar/ui/button/button';
import { Dock } from '@karigar/ui/action-bar/action-bar';
import { actionMessages } from '#shared/action-queue/actions.messages';
import { useIsUnsent } from '#entities/actions/unsent-pill.tsx';
import { useSay } from '#platform/i18n/use-say';
import { startMessages } from '#entities/start-work/start.messages';
import type { WorkSheet } from '#features/booking-detail/work-sheet-names';
import { useResend } from './use-resend.ts';
import type { Work } from './use-work.ts';
import { workMessages as texts } from './work.messages.ts';

/** The next action, and only what the rules allow now. */
export const WorkDock = ({
  booking: { id, state },
  work,
  show,
}: {
  booking: Booking;
  work: Work;
  show: (sheet: WorkSheet) => void;
}) => {
  const say = useSay();
  const resend = useResend(id);
  const isUnsent = useIsUnsent(id);
  const allowed = allowedActions(state, 'serviceman');
  if (allowed.includes('start'))
    return (
      <Dock>
        <Button block icon="play" onClick={() => show('start')}>
          {say(startMessages.startWork)}
        </Button>
      </Dock>
    );
  if (allowed.includes('verify'))
    return (
      <Dock>
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
        <Button
          {...(isUnsent ? { wide: true } : { block: true })}
          icon="lock"
          onClick={() => show('otp')}
        >
          {say(texts.enterOtp)}
        </Button>
      </Dock>
    );
  if (allowed.includes('resume'))
    return (
      <Dock>
        <Button wide icon="play" busy={work.resume.isBusy} onClick={() => work.resume.run()}>
          {say(texts.resumeWork)}
        </Button>
        <Button icon="flag" disabled>
          {say(texts.endWork)}
        </Button>
      </Dock>
    );
  if (!allowed.includes('end')) return null;
  return (
    <Dock>
      <Button variant="secondary" icon="pause" onClick={() => show('hold')}>
        {say(texts.holdWork)}
      </Button>
      <Button wide icon="flag" onClick={() => show('end')}>
        {say(texts.endWork)}
      </Button>
    </Dock>
  );
};
