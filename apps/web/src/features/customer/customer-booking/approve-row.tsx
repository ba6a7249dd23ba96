import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { sumOfLines } from '@karigar/domain/bookings/offline-approval';
import { formatMoney } from '@karigar/domain/money-text';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useQuery } from '@tanstack/react-query';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { canReadCodes } from '#platform/camera/code-reader';
import { useSay } from '@karigar/client/i18n/use-say';
import { approveMessages as texts } from './approve.messages.ts';
import { firstName } from './first-name.ts';
import type { GivenAnswer } from './given-answer.ts';

/** Opens the offline approval. Add-on names are prefetched while there is network. */
export const ApproveRow = ({
  mine: { booking, serviceman },
  given,
  onOpen,
}: {
  mine: MyBooking;
  given: GivenAnswer | null;
  onOpen: () => void;
}) => {
  const say = useSay();
  const { serviceId } = booking;
  useQuery({
    ...serviceAddOns(serviceId ?? 0),
    enabled: serviceId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!canReadCodes()) return null;
  const name = firstName(serviceman?.name ?? '');
  const hint = () => {
    if (given === null) return say(texts.scanHint, { name });
    const amount = formatMoney(sumOfLines(given.request.lines));
    const said = given.answer === 'accepted' ? texts.youApproved : texts.youDeclined;
    return say(said, { amount, name });
  };
  return (
    <Panel>
      <PanelRow icon="camera" label={say(texts.scanAddOns)} hint={hint()} onPress={onOpen} leads />
    </Panel>
  );
};
