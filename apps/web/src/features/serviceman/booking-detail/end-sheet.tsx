import type { Booking } from '@karigar/contract/bookings/booking';
import { sumOf, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Icon } from '@karigar/ui/icon/icon';
import { Row } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import type { ChecklistReason } from '@karigar/domain/bookings/checklist';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { ConfirmBody } from '#entities/start-work/confirm-body.tsx';
import type { AddOnLine } from './add-on-lines.ts';
import { askMessages } from './ask.messages.ts';
import styles from './end-sheet.module.css';
import { MissingItems } from './missing-items.tsx';
import type { WorkChecklist } from './use-checklist.ts';
import { LineList } from './line-list.tsx';
import type { Work } from './use-work.ts';
import { useWorkedText } from './work-meter.tsx';
import { workMessages as texts } from './work.messages.ts';

/** Confirms the end of work: the time worked, the amount, and the add-ons that ending now leaves off the bill. */
export const EndSheet = ({
  booking,
  startedAt,
  total,
  lapsing,
  open,
  onClose,
  end,
  checklist: { missing, isTyped, save },
  onChecklist,
  onAsk,
}: {
  booking: Booking;
  startedAt: number;
  total: Paise;
  /** Undecided add-ons, on the server or not sent yet: ending now leaves them off the bill. */
  lapsing: readonly AddOnLine[];
  open: boolean;
  onClose: () => void;
  end: Work['end'];
  checklist: WorkChecklist;
  onChecklist: () => void;
  onAsk?: (() => void) | undefined;
}) => {
  const say = useSay();
  const worked = useWorkedText({ ...booking, startedAt });
  const [reason, setReason] = useState<ChecklistReason>();
  const [isAsked, setAsked] = useState(false);
  useOnOpening(open, () => {
    setReason(undefined);
    setAsked(false);
  });
  const isLacking = missing.length > 0;
  const press = (): void => {
    setAsked(true);
    if (isLacking && reason === undefined) return;
    // Before the end: the queue keeps the order.
    if (isLacking || isTyped) save.run(isLacking ? reason : undefined);
    end.run();
  };
  const hasLapsing = lapsing.length > 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.endTitle)}
      cancelLabel={say(hasLapsing ? askMessages.wait : texts.cancel)}
      confirm={{
        label: say(hasLapsing ? askMessages.endWithout : texts.endWork),
        ...(!hasLapsing && { icon: 'flag' }),
        secondary: hasLapsing,
        busy: end.isBusy,
        onPress: press,
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
        {hasLapsing && (
          <Callout tone="warning" icon="hour">
            <Text strong>{say(askMessages.noAnswer)}</Text>
            <LineList lines={lapsing} />
            <Text>
              {say(askMessages.notBilled, {
                amount: formatMoney(sumOf(lapsing.map(({ amount }) => amount))),
              })}
            </Text>
            {onAsk && (
              <Button variant="ghost" small icon="people" onClick={onAsk}>
                {say(askMessages.askHere)}
              </Button>
            )}
          </Callout>
        )}
        {isLacking && (
          <MissingItems
            missing={missing}
            reason={reason}
            isAsked={isAsked}
            onReason={setReason}
            onOpen={onChecklist}
          />
        )}
        <Row gap={2}>
          <Icon name="lock" />
          <Text strong>{say(texts.nextOtp)}</Text>
        </Row>
      </ConfirmBody>
    </ConfirmDialog>
  );
};
