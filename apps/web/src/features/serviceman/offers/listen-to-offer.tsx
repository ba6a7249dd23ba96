import { formatMoney } from '@karigar/domain/money-text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Offer } from '#entities/offers/offers';
import { ListenButton } from '#platform/aloud/listen-button.tsx';
import { offersMessages as texts } from './offers-screen.messages.ts';
import { useWhen } from './use-when.ts';

/** Reads the offer aloud in the reader's language. */
export const ListenToOffer = ({ offer }: { offer: Offer }) => {
  const say = useSay();
  const when = useWhen();
  return (
    <ListenButton
      words={() =>
        say(texts.spoken, {
          service: offer.serviceName,
          amount: formatMoney(offer.netPay),
          when: when(offer.scheduledAt),
          area: offer.area,
          km: (offer.metres / 1000).toFixed(1),
          minutes: offer.travelMinutes,
        })
      }
    />
  );
};
