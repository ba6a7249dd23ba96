import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import { billOf } from '@karigar/domain/bookings/bill';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { Panel } from '@karigar/ui/panel/panel';
import { Text } from '@karigar/ui/text/text';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { useId, useState } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './add-ons-asked.module.css';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { useAnswer } from './use-answer.ts';

const accepted = (addOn: BookingAddOn): BookingAddOn =>
  addOn.status === 'pending' ? { ...addOn, status: 'accepted' } : addOn;

/** Proposed add-ons with prices and the new total: nothing is billed without the customer's approval. */
export const AddOnsAsked = ({ mine: { booking, serviceman } }: { mine: MyBooking }) => {
  const say = useSay();
  const heading = useId();
  const answer = useAnswer(booking);
  const [chosen, setChosen] = useState<BookingAddOn | null>(null);
  const asked = booking.addOns.filter(({ status }) => status === 'pending');
  if (asked.length === 0 || !proposeAddOns(booking.state).ok) return null;
  const isOne = asked.length === 1;
  const bill = billOf(booking.total, booking.addOns.map(accepted));
  return (
    <Panel className={styles['panel']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <Icon name="hour" size={22} />
        <Text as="h2" id={heading} strong>
          {say(texts.asksToAdd, { name: firstName(serviceman?.name ?? '') })}
        </Text>
      </div>
      <ul className={styles['list']}>
        {asked.map((addOn) => (
          <li key={addOn.id} className={styles['row']}>
            <span className={styles[isOne ? 'what' : 'stacked']}>
              <span className={styles['name']}>
                <b>{addOn.name}</b> <span className={styles['quantity']}>× {addOn.quantity}</span>
              </span>
              <Amount of={addOn.amount} size="small" />
            </span>
            {!isOne && (
              <span className={styles['pair']}>
                <IconButton
                  icon="x"
                  label={say(texts.rejectOne, { name: addOn.name })}
                  className={styles['no']}
                  onClick={() => answer.run([addOn], 'rejected')}
                />
                <IconButton
                  icon="check"
                  label={say(texts.approveOne, { name: addOn.name })}
                  className={styles['yes']}
                  onClick={() => setChosen(addOn)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['sum']}>
        <Text as="span" strong>
          {say(texts.billBecomes)}
        </Text>
        <Amount of={bill.total} size="medium" />
      </div>
      <div className={styles['buttons']}>
        <Button
          variant="danger-outline"
          {...(isOne && { icon: 'x' })}
          className={styles['reject']}
          onClick={() => answer.run(asked, 'rejected')}
        >
          {say(isOne ? texts.reject : texts.rejectAll)}
        </Button>
        <Button
          {...(isOne && { icon: 'check' })}
          className={styles[isOne ? 'approve' : 'reject']}
          busy={answer.isBusy}
          busyLabel={say(texts.saving)}
          onClick={() => answer.run(asked, 'accepted')}
        >
          {say(isOne ? texts.approve : texts.approveAll)}
        </Button>
      </div>
      {chosen !== null && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && setChosen(null)}
          title={say(texts.approveQuestion, {
            name: chosen.name,
            amount: formatMoney(chosen.amount),
          })}
          cancelLabel={say(texts.cancel)}
          confirm={{
            label: say(texts.approve),
            icon: 'check',
            onPress: () => {
              setChosen(null);
              answer.run([chosen], 'accepted');
            },
          }}
        />
      )}
    </Panel>
  );
};
