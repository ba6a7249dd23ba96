import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import type { InputOf } from '@karigar/contract/define-call';
import { times, type Paise } from '@karigar/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useActions } from '#platform/action-queue/action-queue';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';

export type UnsentAddOn = {
  readonly key: string;
  /** Undefined where the phone does not know what its number stands for. */
  readonly name: string | undefined;
  readonly quantity: number;
  readonly amount: Paise;
};

/** What he proposed and the customer was not asked yet, at the prices he was shown. */
export const useUnsentAddOns = ({ id, serviceId }: Booking): readonly UnsentAddOn[] => {
  const waiting = useActions(id).filter(
    ({ call, state }) => call === proposeAddOns.name && state.kind === 'waiting',
  );
  const { data: offered = [] } = useQuery({
    ...serviceAddOns(serviceId ?? 0),
    enabled: serviceId !== null && waiting.length > 0,
  });
  return waiting.flatMap(({ key, input }) =>
    (input as InputOf<typeof proposeAddOns>).items.map(({ addOnId, quantity, shownPrice }) => ({
      key: `${key} ${addOnId}`,
      name: offered.find((addOn) => addOn.id === addOnId)?.name,
      quantity,
      amount: times(shownPrice, quantity),
    })),
  );
};
