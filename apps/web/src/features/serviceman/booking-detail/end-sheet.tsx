import type { Booking } from '@karigar/contract/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Icon } from '@karigar/ui/icon/icon';
import { Row } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { Amount } from '#platform/i18n/amount.tsx';
import { useSay } from '#platform/i18n/use-say';
import { ConfirmBody } from '#entities/start-work/confirm-body.tsx';
import styles from './end-sheet.module.css';
import type { Work } from './use-work.ts';
import { useWorkedText } from './work-meter.tsx';
import { workMessages as texts } from './work.messages.ts';

/** Asks once before the clock stops for good: how long, and for how much. */
export const EndSheet = ({
  booking,
  startedAt,
  total,
  open,
  onClose,
  end,
}: {
  booking: Booking;
  startedAt: number;
  total: Paise;
  open: boolean;
  onClose: () => void;
  end: Work['end'];
}) => {
  const say = useSay();
  const worked = useWorkedText({ ...booking, startedAt });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.endTitle)}
      cancelLabel={say(texts.cancel)}
      confirm={{
        label: say(texts.endWork),
        icon: 'flag',
        busy: end.isBusy,
        onPress: () => end.run(),
      }}
    >
      <ConfirmBody>
        <dl className={styles['sums']}>
          <div>
            <dt className={styles['label']}>{say(texts.timeWorked)}</dt>
            <dd>
              <NumberText size="medium">{worked}</NumberText>
            </dd>
          </div>
          <div className={styles['end']}>
            <dt className={styles['label']}>{say(texts.billTotal)}</dt>
            <dd>
              <Amount of={total} size="medium" />
            </dd>
          </div>
        </dl>
        <Row gap={2}>
          <Icon name="lock" />
          <Text strong>{say(texts.nextOtp)}</Text>
        </Row>
      </ConfirmBody>
    </ConfirmDialog>
  );
};
