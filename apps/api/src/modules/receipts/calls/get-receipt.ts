import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { showsContact } from '@karigar/domain/contact/contact';
import { whatsappLink } from '@karigar/domain/identity/phone';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { receiptLinks } from '../receipt-links.ts';
import { readInvoice } from '../receipt-store.ts';
import { sharedWords } from '../receipt-texts.ts';

/** Audited, because whoever has the returned links can read name and address without a session. */
export const getReceiptHandler = defineHandler(
  getReceipt,
  async (input, scope) => {
    const booking = await readOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const invoice = await readInvoice(scope.tx, booking.id);
    if (invoice === null || booking.paid < invoice.total) return refused('receipt.not-paid');
    const holder = scope.who.role === 'serviceman' ? 'serviceman' : 'customer';
    const { page, pdf } = receiptLinks(scope.context, invoice, holder);
    const number = writeInvoiceNumber(invoice);
    const said = encodeURIComponent(`${sharedWords(scope.language)} (${number}): ${page}`);
    const isForCustomer = holder === 'serviceman' && showsContact(booking.state);
    const to = isForCustomer ? (booking.customer_phone ?? '') : '';
    return accepted({
      number,
      issuedAt: invoice.issued_at.getTime(),
      total: invoice.total,
      pageUrl: page,
      pdfUrl: pdf,
      whatsappUrl: `${whatsappLink(to)}?text=${said}`,
    });
  },
  { audited: true },
);
