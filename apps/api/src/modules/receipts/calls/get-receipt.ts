import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { showsContact } from '@karigar/domain/contact/contact';
import { whatsappLink } from '@karigar/domain/identity/phone';
import { writeCreditNoteNumber, writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { listCreditNotes } from '../credit-note-store.ts';
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
    if (invoice === null) return refused('receipt.not-paid');
    const holder = scope.who.role === 'serviceman' ? 'serviceman' : 'customer';
    // A charged visit is invoiced once it is paid, and is no business of the serviceman any more.
    const isVisit = booking.state === 'cancelled';
    if (isVisit ? holder === 'serviceman' : booking.paid < invoice.total)
      return refused('receipt.not-paid');
    const { page, pdf } = receiptLinks(scope.context, invoice, holder);
    const number = writeInvoiceNumber(invoice);
    const said = encodeURIComponent(`${sharedWords(scope.language)} (${number}): ${page}`);
    const isForCustomer = holder === 'serviceman' && showsContact(booking.state);
    const to = isForCustomer ? (booking.customer_phone ?? '') : '';
    // A refund is between the customer and us: row level security hides credit notes from servicemen.
    const notes = holder === 'customer' ? await listCreditNotes(scope.tx, booking.id) : [];
    const creditNotes = notes.map((note) => ({
      number: writeCreditNoteNumber(note),
      issuedAt: note.issued_at.getTime(),
      total: note.total,
      pdfUrl: receiptLinks(scope.context, note, holder, 'credit-note').pdf,
    }));
    return accepted({
      number,
      issuedAt: invoice.issued_at.getTime(),
      total: invoice.total,
      pageUrl: page,
      pdfUrl: pdf,
      whatsappUrl: `${whatsappLink(to)}?text=${said}`,
      ...(creditNotes.length === 0 ? {} : { creditNotes }),
    });
  },
  { audited: true },
);
