import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ReactNode } from 'react';
import { useParams } from '@karigar/client/navigation/router.tsx';
import type { OfferedAddOn } from '#entities/add-ons/picks';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { addOnScreenMessages as texts } from './add-ons.messages.ts';
import styles from './add-on-screen.module.css';
import { useOfferedAddOns } from './add-ons.queries.ts';
import { useOpenServices } from './use-open-services.ts';

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={3}>
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={76} />
    </Stack>
  );
};

const Offered = ({
  addOns,
  onAdd,
}: {
  addOns: readonly OfferedAddOn[];
  /** Absent once the booking takes no more add-ons. */
  onAdd?: (id: number) => void;
}) => {
  const say = useSay();
  return (
    <Panel rows>
      {addOns.map(({ id, name, price }) => (
        <div key={id} className={styles['row']}>
          <Stack gap={1} className={styles['words']}>
            <Text strong>{name}</Text>
            <Amount of={price} size="small" />
          </Stack>
          {onAdd && (
            <Button
              variant="tonal"
              aria-label={`${say(texts.add)}: ${name}`}
              onClick={() => onAdd(id)}
            >
              {say(texts.add)}
            </Button>
          )}
        </div>
      ))}
    </Panel>
  );
};

/** The add-ons that fit a booking. Adding happens in the booking's sheet; this screen sends nothing. */
export const AddOnScreen = () => {
  const say = useSay();
  const bookingId = Number(useParams()['id']);
  const { booking, addOns, failedKey } = useOfferedAddOns(bookingId);
  const openServices = useOpenServices(bookingId);
  useScreen(say(texts.addOns));

  const content = (): ReactNode => {
    if (booking === null)
      return (
        <Empty
          scene="scene-empty"
          title={say(texts.notFound)}
          help={say(texts.notFoundHelp)}
          action={<ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>}
        />
      );
    if (booking === undefined || addOns === undefined)
      return failedKey === null ? (
        <Loading />
      ) : (
        <LoadFailed title={say(texts.couldNotLoad)} of={failedKey} />
      );
    if (addOns.length === 0) return <Empty scene="scene-empty" title={say(texts.none)} />;
    const mayAdd = proposeAddOns(booking.state).ok;
    return <Offered addOns={addOns} {...(mayAdd && { onAdd: openServices })} />;
  };

  return (
    <Screen>
      <TopBar
        title={say(texts.addOns)}
        back={{ label: say(texts.back), href: pathTo('bookingDetail', { id: bookingId }) }}
      />
      <Main>{content()}</Main>
    </Screen>
  );
};
