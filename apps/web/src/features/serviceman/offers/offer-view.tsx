import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Icon } from '@karigar/ui/icon/icon';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { serviceArt } from '#entities/catalogue/service-art';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useOnline } from '@karigar/client/network/use-online';
import type { Offer } from '#entities/offers/offers';
import { useCountdown } from '#entities/sign-in/use-countdown';
import { Countdown } from './countdown.tsx';
import { GoneOffer } from './gone-offer.tsx';
import { ListenToOffer } from './listen-to-offer.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { offersMessages as texts } from './offers-screen.messages.ts';
import styles from './offers-screen.module.css';
import { useAnswer } from './use-answer.ts';

/** Why the offer cannot be answered now, above its buttons. */
const useTrouble = (failure: string | null): string | null => {
  const say = useSay();
  const isOnline = useOnline();
  return isOnline ? failure : say(texts.offline);
};

/** One offer on the whole screen: earnings, facts, and two buttons. */
export const OfferView = ({
  offer,
  isOpen,
  others,
  onShow,
  onNext,
}: {
  offer: Offer;
  /** According to the last read. */
  isOpen: boolean;
  others: readonly Offer[];
  onShow: (offer: Offer) => void;
  onNext: () => void;
}) => {
  const say = useSay();
  const back = useBack('home');
  const left = useCountdown(offer.until);
  const { accept, refuse, failure, wasGone } = useAnswer(offer, onNext);
  const trouble = useTrouble(failure);
  const [other] = others;
  const isOver = !isOpen || left === 0;
  // The reply to a pressed button comes first: the serviceman may have got the booking.
  if (wasGone || (isOver && !accept.isBusy && !refuse.isBusy))
    return (
      <GoneOffer
        bookingId={offer.bookingId}
        why={left === 0 ? 'time-ran-out' : null}
        hasNext={other !== undefined}
        onNext={onNext}
      />
    );
  return (
    <Screen>
      <header className={styles['hero']}>
        <div className={styles['top']}>
          <IconButton icon="back" label={say(texts.back)} onClick={back} />
          <div className={styles['new']}>
            <Icon name="bell" size={26} />
            {say(texts.newJob)}
          </div>
        </div>
        <Countdown offer={offer} left={left} />
      </header>
      <Main className={styles['main']}>
        <Stack gap={4}>
          <Row gap={3} align="start">
            <Tile large art={serviceArt(offer.image)} />
            <Stack gap={1} className={styles['head']}>
              <Text as="h1" size="title" tabIndex={-1}>
                {offer.serviceName}
                {offer.quantity > 1 && ` × ${offer.quantity}`}
              </Text>
              <Text size="small" tone="muted">
                {say(texts.youGet)}
              </Text>
              <Amount of={offer.netPay} size="large" />
            </Stack>
          </Row>
          <OfferFacts offer={offer} />
          <Row gap={2} wrap>
            <ListenToOffer offer={offer} />
            {other !== undefined && (
              <Button variant="tonal" small iconEnd="right" onClick={() => onShow(other)}>
                {say(texts.more, { count: others.length })}
              </Button>
            )}
          </Row>
          <Text size="small" tone="muted">
            {say(texts.refusingIsFree)}
          </Text>
        </Stack>
      </Main>
      <ActionBar
        {...(trouble !== null && {
          note: (
            <Callout tone="warning" alert>
              {trouble}
            </Callout>
          ),
        })}
      >
        <Button
          variant="danger-outline"
          icon="x"
          className={styles['tall']}
          busy={refuse.isBusy}
          busyLabel={say(texts.refusing)}
          onClick={() => !accept.isBusy && refuse.run()}
        >
          {say(texts.refuse)}
        </Button>
        <Button
          wide
          icon="check"
          className={styles['tall']}
          busy={accept.isBusy}
          busyLabel={say(texts.accepting)}
          onClick={() => !refuse.isBusy && accept.run()}
        >
          {say(texts.accept)}
        </Button>
      </ActionBar>
    </Screen>
  );
};
