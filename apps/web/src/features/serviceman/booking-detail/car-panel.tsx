import type { Car } from '@karigar/contract/packages/get-car-details';
import { Panel } from '@karigar/ui/panel/panel';
import { NumberPlate } from '@karigar/ui/number-plate/number-plate';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { useSay } from '#platform/i18n/use-say';
import { detailMessages as texts } from './booking-detail.messages.ts';

export const CarPanel = ({ car: { company, number, colour } }: { car: Car }) => {
  const say = useSay();
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
