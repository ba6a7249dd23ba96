import { getCarDetails } from '@karigar/contract/packages/get-car-details';
import { Panel } from '@karigar/ui/panel/panel';
import { NumberPlate } from '@karigar/ui/number-plate/number-plate';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { useSay } from '@karigar/client/i18n/use-say';
import { detailMessages as texts } from './booking-detail.messages.ts';

const carOf = (subscriptionId: number) =>
  queryOptions({
    queryKey: ['car', subscriptionId],
    queryFn: reading(getCarDetails, { subscriptionId }),
    ...PERSISTED_SEPARATELY,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const CarPanel = ({ subscriptionId }: { subscriptionId: number }) => {
  const say = useSay();
  const { data, error } = useQuery(carOf(subscriptionId));
  useFailureLog('Error fetching booking details', error);
  const car = data?.[0];
  if (car === undefined) return null;
  const { company, number, colour } = car;
  return (
    <Panel padded aria-label={say(texts.carDetails)}>
      <Row gap={3}>
        <Tile art="service-car" />
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {say(texts.carDetails)}
          </Text>
          <Text strong>{[company, colour].filter((part) => part !== '').join(' · ')}</Text>
          {number !== '' && (
            <span>
              <NumberPlate number={number} />
            </span>
          )}
        </Stack>
      </Row>
    </Panel>
  );
};
