import type { WhyGone } from '@karigar/domain/offers/past-offer';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from '@karigar/client/navigation/router.tsx';
import { acceptedPath } from '#platform/navigation/booking-path';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { liveBookings } from '#entities/bookings/live-bookings';
import { pastOffers } from './past-offers.queries.ts';
import { goneMessages, offersMessages as texts } from './offers-screen.messages.ts';

/** An offer that can no longer be accepted: shown at once, with the reason as soon as it is known. */
export const GoneOffer = ({
  bookingId,
  why = null,
  hasNext,
  onNext,
}: {
  bookingId: number;
  /** If the phone itself knows the reason. */
  why?: WhyGone | null;
  hasNext: boolean;
  onNext: () => void;
}) => {
  const say = useSay();
  const back = useBack('home');
  const client = useQueryClient();
  const { data: past } = useInfiniteQuery(pastOffers);
  const { data: live } = useQuery(liveBookings);
  useEffect(() => {
    void client.invalidateQueries({ queryKey: liveKey.offers() });
  }, [client]);
  const accepted = live?.find(({ id, state }) => id === bookingId && state !== 'offered');
  // Accepted from the alert, or in another window.
  if (accepted !== undefined) return <Navigate to={acceptedPath(accepted)} replace />;
  const known = past?.pages.flat().find((offer) => offer.bookingId === bookingId)?.why ?? why;
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <Empty
          alert
          scene="scene-empty"
          title={say(texts.gone)}
          help={`${say(known === null ? texts.goneHelp : goneMessages[known])} ${say(texts.notCounted)}`}
          action={
            hasNext ? (
              <Button onClick={onNext}>{say(texts.showNext)}</Button>
            ) : (
              <ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>
            )
          }
        />
      </Main>
    </Screen>
  );
};
