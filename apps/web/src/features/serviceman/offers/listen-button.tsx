import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Offer } from '#entities/offers/offers';
import { offersMessages as texts } from './offers-screen.messages.ts';
import { useListen } from './use-listen.ts';
import { useWhen } from './use-when.ts';

/** Reads the offer aloud in the reader's language. */
export const ListenButton = ({ offer }: { offer: Offer }) => {
  const say = useSay();
  const when = useWhen();
  const listen = useListen();
  if (listen === null) return null;
  const speak = (): void =>
    listen.say(
      say(texts.spoken, {
        service: offer.serviceName,
        amount: formatMoney(offer.netPay),
        when: when(offer.scheduledAt),
        area: offer.area,
        km: (offer.metres / 1000).toFixed(1),
        minutes: offer.travelMinutes,
      }),
    );
  return (
    <Button variant="tonal" small icon="sound" onClick={listen.isSpeaking ? listen.stop : speak}>
      {say(listen.isSpeaking ? texts.stop : texts.listen)}
    </Button>
  );
};
