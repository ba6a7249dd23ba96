import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { isUtr } from '@karigar/domain/payouts/bank-results';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { addNotification, lockBooking, notifyCustomer } from '#modules/bookings/index';
import { writeTransferred } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { isUtrUsed, readTransfer, saveSent } from '../refund-transfer-store.ts';

/** The bank's number is its word: only with it the refund is posted, once. */
export const recordRefundTransferHandler = defineHandler(
  recordRefundTransfer,
  async ({ transferId: id, utr: written }, { tx, now, who, note }) => {
    const utr = written.replaceAll(/\s/g, '').toUpperCase();
    if (!isUtr(utr)) return refused('refund.utr-invalid');
    const found = await readTransfer(tx, id);
    const booking = found && (await lockBooking(tx, found));
    if (booking === null) return refused('refund.not-found');
    note({ subjectId: booking.customer_id, bookingId: booking.id });
    // Read again under the booking's lock: somebody else may just have recorded it.
    const transfer = await readTransfer(tx, id);
    if (transfer === null || transfer.isSent) return refused('refund.already-sent');
    if (await isUtrUsed(tx, utr)) return refused('refund.utr-used');
    const by = accountOf(who);
    const { amount } = transfer;
    await saveSent(tx, id, { utr, by, at: new Date(now) });
    await writeTransferred(tx, booking, { id, amount, by, reason: utr }, now);
    const notification = notifyCustomer('back-with-you', { amount })(booking);
    await addNotification(tx, booking.id, { ...notification, sender: null }, now);
    return accepted(null);
  },
  { as: 'ops' },
);
