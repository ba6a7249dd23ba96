import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { billOf } from '@karigar/domain/bookings/bill';
import {
  readApprovalRequest,
  sumOfLines,
  type ApprovalAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { sumOf } from '@karigar/domain/money';
import { Button } from '@karigar/ui/button/button';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { cameraMessages } from '#platform/camera/camera.messages';
import { CodeScanner } from '#platform/camera/code-scanner.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { serverNow } from '@karigar/client/time/server-now';
import { approveMessages as texts } from './approve.messages.ts';
import styles from './approve-sheet.module.css';
import { AskedLines, GivenView } from './asked-lines.tsx';
import { firstName } from './first-name.ts';
import { customerBookingMessages } from './customer-booking.messages.ts';
import type { GivenAnswer } from './given-answer.ts';

const OLD_MS = 86_400_000;

type Fault = 'otherBooking' | 'otherPerson' | 'tooOld' | 'unknown';

/** Scans the request from the serviceman's phone and shows the customer's signed approval: offline on both sides. */
export const ApproveSheet = ({
  mine,
  approvalKey,
  given,
  onAnswer,
  onClose,
}: {
  mine: MyBooking;
  approvalKey: string;
  given: GivenAnswer | null;
  onAnswer: (given: GivenAnswer) => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const { booking, serviceman } = mine;
  const name = firstName(serviceman?.name ?? '');
  const [asked, setAsked] = useState<ApprovalRequest | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isScanning, setScanning] = useState(given === null);
  const { data: offered = [] } = useQuery({
    ...serviceAddOns(booking.serviceId ?? 0),
    enabled: booking.serviceId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const nameOf = (addOnId: number) => offered.find(({ id }) => id === addOnId)?.name;

  const faultOf = ({ bookingId, servicemanId, askedAt, lines }: ApprovalRequest): Fault | null => {
    if (bookingId !== booking.id) return 'otherBooking';
    if (servicemanId !== serviceman?.id) return 'otherPerson';
    if (Math.abs(serverNow() - askedAt) > OLD_MS) return 'tooOld';
    // An add-on without a name cannot be approved.
    return lines.every(({ addOnId }) => nameOf(addOnId) !== undefined) ? null : 'unknown';
  };
  const read = (written: string): void => {
    const request = readApprovalRequest(written);
    if (request === null) return;
    const found = faultOf(request);
    setFault(found);
    if (found !== null) return;
    setScanning(false);
    // Decided before: shows the same approval again.
    setAsked(given?.request.nonce === request.nonce ? null : request);
  };
  const answer = (word: ApprovalAnswer) => () => {
    if (asked === null) return;
    onAnswer({ request: asked, answer: word });
    setAsked(null);
  };
  const scan = () => {
    setFault(null);
    setScanning(true);
  };

  const footer = () => {
    if (isScanning) return undefined;
    if (asked === null)
      return (
        <Button block variant="secondary" icon="camera" onClick={scan}>
          {say(texts.scanAnother)}
        </Button>
      );
    return (
      <div className={styles['buttons']}>
        <Button
          variant="danger-outline"
          icon="x"
          className={styles['reject']}
          onClick={answer('rejected')}
        >
          {say(customerBookingMessages.reject)}
        </Button>
        <Button icon="check" className={styles['approve']} onClick={answer('accepted')}>
          {say(customerBookingMessages.approve)}
        </Button>
      </div>
    );
  };
  const faultText = (of: Fault): string =>
    of === 'otherBooking' ? say(cameraMessages.otherBooking) : say(texts[of], { name });
  const bill = billOf(booking.total, booking.addOns).total;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={
        asked === null ? say(texts.scanAddOns) : say(customerBookingMessages.asksToAdd, { name })
      }
      closeLabel={say(texts.close)}
      footer={footer()}
    >
      {isScanning && (
        <CodeScanner
          hint={say(texts.pointAt, { name })}
          fault={fault === null ? null : faultText(fault)}
          noCamera={say(texts.noCamera)}
          onCode={read}
        />
      )}
      {!isScanning && asked !== null && (
        <AskedLines
          lines={asked.lines}
          nameOf={nameOf}
          billBecomes={sumOf([bill, sumOfLines(asked.lines)])}
        />
      )}
      {!isScanning && asked === null && given !== null && (
        <GivenView given={given} approvalKey={approvalKey} name={name} />
      )}
    </Sheet>
  );
};
