import {
  sumOfLines,
  writeSignedAnswer,
  type ApprovalLine,
} from '@karigar/domain/bookings/offline-approval';
import { times, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Callout } from '@karigar/ui/callout/callout';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { reportError } from '@karigar/client/errors/report-error';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';
import { approveMessages as texts } from './approve.messages.ts';
import styles from './approve-sheet.module.css';
import { customerBookingMessages } from './customer-booking.messages.ts';
import type { GivenAnswer } from './given-answer.ts';
import { signApproval } from './sign-approval.ts';

const QrCode = lazy(async () => ({
  default: (await import('@karigar/client/qr/qr-code.tsx')).QrCode,
}));

const Sum = ({ label, of }: { label: string; of: Paise }) => (
  <div className={styles['sum']}>
    <Text as="span" strong>
      {label}
    </Text>
    <Amount of={of} size="medium" />
  </div>
);

/** Requested add-ons: each with its price, the sum, and the new total. */
export const AskedLines = ({
  lines,
  nameOf,
  billBecomes,
}: {
  lines: readonly ApprovalLine[];
  nameOf: (addOnId: number) => string | undefined;
  billBecomes: Paise;
}) => {
  const say = useSay();
  return (
    <>
      <ul className={styles['list']}>
        {lines.map(({ addOnId, quantity, price }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same add-on may occur twice
          <li key={at} className={styles['row']}>
            <span className={styles['name']}>
              <Text as="span" strong>
                {nameOf(addOnId)}
              </Text>{' '}
              <Text as="span" size="small" tone="muted" className={styles['quantity']}>
                × {quantity}
              </Text>
              {quantity > 1 && (
                <Text as="span" size="small" tone="muted" className={styles['each']}>
                  {say(texts.each, { amount: formatMoney(price) })}
                </Text>
              )}
            </span>
            <Amount of={times(price, quantity)} size="small" />
          </li>
        ))}
      </ul>
      <Sum label={say(texts.sum)} of={sumOfLines(lines)} />
      <Sum label={say(customerBookingMessages.billBecomes)} of={billBecomes} />
    </>
  );
};

/** The signed approval as a QR code for the serviceman's camera. */
export const GivenView = ({
  given: { request, answer },
  approvalKey,
  name,
}: {
  given: GivenAnswer;
  approvalKey: string;
  name: string;
}) => {
  const say = useSay();
  const [signature, setSignature] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const sign = async (): Promise<void> => {
      const signed = await signApproval(approvalKey, request, answer);
      if (!isGone) setSignature(signed);
    };
    sign().catch(reportError);
    return () => {
      isGone = true;
    };
  }, [approvalKey, request, answer]);
  const { bookingId, nonce, lines } = request;
  const amount = formatMoney(sumOfLines(lines));
  const isYes = answer === 'accepted';
  const loading = <Spinner label={say(readingMessages.loading)} />;
  return (
    <>
      <div role="status">
        <Callout tone={isYes ? 'good' : 'info'}>
          {say(isYes ? texts.youApproved : texts.youDeclined, { amount, name })}
        </Callout>
      </div>
      <Text strong>{say(texts.showAnswer, { name })}</Text>
      <div className={styles['code']}>
        {signature === null ? (
          loading
        ) : (
          <Suspense fallback={loading}>
            <QrCode
              of={writeSignedAnswer({ bookingId, nonce, answer, signature })}
              label={say(texts.answerLabel)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
};
