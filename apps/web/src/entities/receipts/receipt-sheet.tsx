import type { CreditNote, Receipt } from '@karigar/contract/receipts/get-receipt';
import { ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { ReadFailed } from '@karigar/client/cache/read';
import { readingMessages } from '#platform/cache/reading.messages';
import { receiptMessages as texts } from './receipt.messages.ts';
import { receiptOf } from './receipt.queries.ts';

const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;

/** What of the bill went back, each with its paper. */
const CreditNotes = ({ notes }: { notes: readonly CreditNote[] }) => {
  const say = useSay();
  const { date } = useFormat();
  return (
    <section aria-label={say(texts.refunded)}>
      <Stack gap={3}>
        <Text strong>{say(texts.refunded)}</Text>
        {notes.map(({ number, issuedAt, total, pdfUrl }) => (
          <Stack key={number} gap={2}>
            <DescriptionList
              facts={[
                {
                  key: 'number',
                  label: say(texts.creditNoteNumber),
                  value: <NumberText>{number}</NumberText>,
                  wide: true,
                },
                {
                  key: 'date',
                  label: say(texts.date),
                  value: issuedAt === null ? '' : date(issuedAt),
                },
                { key: 'amount', label: say(texts.amount), value: <Amount of={total} /> },
              ]}
            />
            <ButtonLink {...OUTSIDE} href={pdfUrl} variant="secondary" block icon="receipt">
              {say(texts.openCreditNote)}
            </ButtonLink>
          </Stack>
        ))}
      </Stack>
    </section>
  );
};

const Shown = ({ receipt }: { receipt: Receipt }) => {
  const say = useSay();
  const { date } = useFormat();
  const { number, issuedAt, total, pdfUrl, whatsappUrl, creditNotes = [] } = receipt;
  return (
    <Stack gap={4}>
      <DescriptionList
        facts={[
          {
            key: 'number',
            label: say(texts.invoiceNumber),
            value: <NumberText>{number}</NumberText>,
            wide: true,
          },
          { key: 'date', label: say(texts.date), value: issuedAt === null ? '' : date(issuedAt) },
          { key: 'amount', label: say(texts.amount), value: <Amount of={total} /> },
        ]}
      />
      <Text size="small" tone="muted">
        {say(texts.note)}
      </Text>
      <ButtonLink {...OUTSIDE} href={whatsappUrl} variant="secondary" block icon="whatsapp">
        {say(texts.share)}
      </ButtonLink>
      <ButtonLink {...OUTSIDE} href={pdfUrl} block icon="receipt">
        {say(texts.open)}
      </ButtonLink>
      {creditNotes.length > 0 && <CreditNotes notes={creditNotes} />}
    </Stack>
  );
};

const Body = ({ bookingRef }: { bookingRef: BookingRef }) => {
  const say = useSay();
  const query = receiptOf(bookingRef);
  const { data, error } = useQuery(query);
  if (data !== undefined) return <Shown receipt={data} />;
  if (error === null) return <Spinner label={say(readingMessages.loading)} />;
  // A refusal does not change with a retry, so its own text is shown.
  return error instanceof ReadFailed && error.failure.kind === 'refused' ? (
    <Callout alert tone="bad">
      <Text strong>{say(texts.notYet)}</Text>
      <Text>{error.failure.message}</Text>
    </Callout>
  ) : (
    <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
  );
};

/** The receipt of a paid booking, to open or to share. */
export const ReceiptSheet = ({
  bookingRef,
  open,
  onClose,
}: {
  bookingRef: BookingRef;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.receipt)}
      closeLabel={say(texts.close)}
    >
      {open && <Body bookingRef={bookingRef} />}
    </Sheet>
  );
};
