import { streetOf } from '@karigar/domain/bookings/whole-address';
import { addDays } from '@karigar/domain/dates/india-day';
import { slotNearHour } from '@karigar/domain/orders/same-hour';
import { Main } from '@karigar/ui/screen/screen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownAddresses } from '#entities/addresses/own-addresses';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useToday } from '@karigar/client/i18n/use-today';
import { slotsOfDay } from './book.queries.ts';
import type { Former } from './draft.ts';
import type { StepProps } from './step-props.ts';

const NOWHERE = { areaId: 0, latitude: 0, longitude: 0 };

/** Of a visit that is ordered again: goes to the confirmation with the saved address and tomorrow's slot at that time. */
export const AgainStep = ({ service, draft, onGo, former }: StepProps & { former: Former }) => {
  const tomorrow = addDays(useToday(), 1);
  const { data: saved, error: unknownPlaces } = useQuery(ownAddresses(useLocale()));
  const address = saved?.find(
    (one) => one.flatNo === former.flatNo && streetOf(one) === former.street,
  );
  const { data: slots, error: unknownSlots } = useQuery({
    ...slotsOfDay(service.id, draft.choice.quantity, address ?? NOWHERE, tomorrow),
    enabled: address !== undefined,
  });
  const isGone = unknownPlaces !== null || (saved !== undefined && address === undefined);
  const isKnown = isGone || slots !== undefined || unknownSlots !== null;
  const at = slots === undefined ? null : slotNearHour(slots, former.at);
  useEffect(() => {
    if (!isKnown) return;
    if (address === undefined) return onGo('address', {}, true);
    // Back from the confirmation leads to the choice of the time.
    onGo('time', { address, at }, true);
    if (at !== null) onGo('confirm', { address, at });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known
  }, [isKnown]);
  return (
    <Main tight>
      <ServicesLoading rows={4} />
    </Main>
  );
};
