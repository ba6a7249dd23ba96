import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ReactNode } from 'react';
import { BookingCardsLoading } from '#entities/bookings/booking-cards-loading.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { openOffers } from '#entities/offers/offers';
import { GoneOffer } from './gone-offer.tsx';
import { OfferView } from './offer-view.tsx';
import { PastOffers } from './past-offers.tsx';
import { offersMessages as texts } from './offers-screen.messages.ts';
import { useOffers } from './use-offers.ts';

const Plain = ({ children }: { children: ReactNode }) => {
  const say = useSay();
  const back = useBack('home');
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>{children}</Main>
    </Screen>
  );
};

/** The serviceman's open offers, one at a time, the most urgent first. */
export const OffersScreen = () => {
  const say = useSay();
  const { isLoading, hasFailed, shown, others, show, next } = useOffers();
  const isAsked = shown !== null && shown.isOpen;
  useScreen(say(isAsked ? texts.newJob : texts.title), isAsked ? 'offer' : 'paper');
  if (isLoading)
    return (
      <Plain>
        {hasFailed ? (
          <LoadFailed title={say(texts.couldNotLoad)} of={openOffers.queryKey} />
        ) : (
          <BookingCardsLoading />
        )}
      </Plain>
    );
  if (shown === null)
    return (
      <Plain>
        <Empty
          scene="scene-bell"
          title={say(texts.none)}
          help={say(texts.noneHelp)}
          action={
            <ButtonLink variant="tonal" href={pathTo('accepted')}>
              {say(texts.acceptedJobs)}
            </ButtonLink>
          }
        />
        <PastOffers />
      </Plain>
    );
  if (shown.offer === null)
    return <GoneOffer bookingId={shown.bookingId} hasNext={others.length > 0} onNext={next} />;
  return (
    <OfferView
      key={shown.bookingId}
      offer={shown.offer}
      isOpen={shown.isOpen}
      others={others}
      onShow={show}
      onNext={next}
    />
  );
};
