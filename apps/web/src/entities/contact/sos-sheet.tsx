import { HOLD_MS } from '@karigar/domain/safety/alarm';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useRef } from 'react';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { sosMessages as texts } from './sos.messages.ts';
import { SupportRow } from './support-row.tsx';
import { useSos } from './use-sos.ts';

/** Sends after two seconds of holding; a key or a screen reader, which do not hold, send at once. */
const useHold = (send: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(send, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0) send();
    },
  };
};

/** SOS of one side of a visit. Without network the SMS to our team is complete, and 112 is one tap away. */
export const SosSheet = ({
  booking,
  onClose,
}: {
  booking: { readonly id: number; readonly orderId: number; readonly bookingNo: string };
  onClose: () => void;
}) => {
  const say = useSay();
  const { time } = useFormat();
  const sos = useSos({ bookingId: booking.id, orderId: booking.orderId });
  const { alarm, place } = sos;
  const hold = useHold(() => sos.raise.run());
  const smsText = say(texts.smsText, {
    no: booking.bookingNo,
    place: place === null ? '' : say(texts.smsPlace, place),
  });
  const smsBody = `?body=${encodeURIComponent(smsText.trim())}`;
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        alarm === null ? (
          <Button
            block
            variant="danger"
            icon="warn"
            busy={sos.raise.isBusy}
            busyLabel={say(texts.sending)}
            {...hold}
          >
            {say(texts.hold)}
          </Button>
        ) : (
          <Button
            block
            variant="secondary"
            busy={sos.end.isBusy}
            busyLabel={say(texts.ending)}
            onClick={() => sos.end.run({ alarmId: alarm.alarmId })}
          >
            {say(texts.safe)}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {alarm === null && <Text>{say(texts.lead)}</Text>}
        <div role="status">
          {alarm !== null && (
            <Callout tone="bad">{say(texts.sent, { time: time(alarm.raisedAt) })}</Callout>
          )}
          {alarm === null && sos.hasFailed && <Callout tone="bad">{say(texts.notSent)}</Callout>}
        </div>
        <Panel rows>
          <PanelRow icon="phone" danger label={say(texts.call112)} href="tel:112" />
          <PanelRow icon="mail" label={say(texts.sms112)} href={`sms:112${smsBody}`} />
          <PanelRow icon="mail" label={say(texts.smsTrusted)} href={`sms:${smsBody}`} />
          <SupportRow />
        </Panel>
        <Text size="small" tone="muted">
          {say(texts.leave)}
        </Text>
      </Stack>
    </Sheet>
  );
};
