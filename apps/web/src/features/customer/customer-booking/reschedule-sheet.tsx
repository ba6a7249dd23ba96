import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DaySlots, SlotDays, SlotsLoading } from '#entities/orders/slot-picker.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { firstName } from './first-name.ts';
import { rescheduleMessages as texts } from './reschedule.messages.ts';
import { newSlotsOf, useReschedule } from './use-reschedule-booking.ts';

/** Another slot; the assignee keeps the booking, so the slots are the assignee's, unless the visit is in trouble. */
export const RescheduleSheet = ({ mine, onClose }: { mine: MyBooking; onClose: () => void }) => {
  const say = useSay();
  const { dateTime, weekday } = useFormat();
  const today = useToday();
  const { booking, serviceman, trouble } = mine;
  const { scheduledAt } = booking;
  const [day, setDay] = useState<IndiaDay>(scheduledAt === null ? today : dayOf(scheduledAt));
  const [at, setAt] = useState<Instant | null>(null);
  const [isMissing, setMissing] = useState(false);
  const asked = newSlotsOf(booking, day);
  const { data: slots, error } = useQuery(asked);
  const move = useReschedule(booking, onClose);
  const picked = slots?.find((slot) => slot.at === at && slot.isFree)?.at ?? null;
  return (
    <Sheet
      open
      tall
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.keep)}
          </Button>
          <Button
            wide
            busy={move.isBusy}
            busyLabel={say(texts.changing)}
            onClick={() => (picked === null ? setMissing(true) : move.run(picked))}
          >
            {say(texts.change)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {scheduledAt !== null && (
          <Text strong>
            {say(texts.now, { when: `${weekday(scheduledAt)}, ${dateTime(scheduledAt)}` })}
          </Text>
        )}
        {serviceman !== null && (
          <Text tone="muted">
            {trouble === null
              ? say(texts.staysWith, { name: firstName(serviceman.name) })
              : say(texts.somebodyElse)}
          </Text>
        )}
        <SlotDays day={day} onDay={setDay} />
        {slots === undefined && error === null && <SlotsLoading />}
        {slots === undefined && error !== null && (
          <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
        )}
        {slots !== undefined && !slots.some(({ isFree }) => isFree) && (
          <Callout tone="info">{say(texts.nothingFree)}</Callout>
        )}
        {slots?.some(({ isFree }) => isFree) === true && (
          <DaySlots
            slots={slots}
            at={picked}
            onPick={(next) => {
              setAt(next);
              setMissing(false);
            }}
          />
        )}
        <div role="status">
          {isMissing && (
            <Text tone="danger" strong>
              {say(texts.chooseTime)}
            </Text>
          )}
        </div>
      </Stack>
    </Sheet>
  );
};
