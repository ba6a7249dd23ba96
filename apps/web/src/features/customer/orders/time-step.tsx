import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressLine } from '#entities/addresses/draft-address';
import { totalOf } from '#entities/catalogue/choice';
import { DaySlots, SlotDays, SlotsLoading } from '#entities/orders/slot-picker.tsx';
import { DockedMain } from '#platform/form/docked-main.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { confirmMessages, timeMessages as texts } from './book.messages.ts';
import { slotsOfDay } from './book.queries.ts';
import { OrderBill } from './order-bill.tsx';
import type { StepProps } from './step-props.ts';
import { useMoment } from './use-moment.ts';

/** The time: days as a strip, the slots of the chosen day below. */
export const TimeStep = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const moment = useMoment();
  const isWide = useIsWide();
  const today = useToday();
  const { address, at, choice } = draft;
  const [day, setDay] = useState<IndiaDay>(() => (at === null ? today : dayOf(at)));
  const place = address ?? { areaId: 0, latitude: 0, longitude: 0 };
  const asked = slotsOfDay(service.id, choice.quantity, place, day);
  const { data: slots, error } = useQuery({ ...asked, enabled: address !== null });
  const picked = slots?.find((slot) => slot.at === at && slot.isFree)?.at ?? null;
  const when = picked === null ? say(texts.pickTime) : moment(picked);
  const pick = (next: Instant): void => onGo('time', { at: next }, true);
  return (
    <DockedMain
      beside={
        <>
          <Panel>
            <PanelRow icon="cal" label={say(confirmMessages.when)} value={when} />
          </Panel>
          <OrderBill service={service} draft={draft} />
        </>
      }
      dock={
        <ActionBar
          {...(!isWide && {
            sum: {
              label: <b>{when}</b>,
              amount: <Amount of={totalOf(service, choice)} size="medium" />,
            },
          })}
        >
          <Button block disabled={picked === null} onClick={() => onGo('confirm', { at: picked })}>
            {say(texts.bookNow)}
          </Button>
        </ActionBar>
      }
    >
      <Stack gap={4}>
        <SlotDays day={day} onDay={setDay} />
        {slots === undefined && error === null && <SlotsLoading />}
        {slots === undefined && error !== null && (
          <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
        )}
        {slots !== undefined && !slots.some(({ isFree }) => isFree) && (
          <Callout tone="info">{say(texts.nothingFree)}</Callout>
        )}
        {slots !== undefined && <DaySlots slots={slots} at={picked} onPick={pick} />}
        {address !== null && (
          <Panel>
            <PanelRow
              icon="pin"
              label={address.label}
              hint={addressLine(address)}
              end={<Icon name="edit" size={22} />}
              onPress={() => onGo('address', {})}
            />
          </Panel>
        )}
      </Stack>
    </DockedMain>
  );
};
