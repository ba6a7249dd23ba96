import type { Booking } from '@karigar/contract/bookings/booking';
import { Icon } from '@karigar/ui/icon/icon';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { LEFT_OUT, workDoneMessages as texts } from './work-done.messages.ts';

/** After the work: what was done and measured, and why something was left out. */
export const WorkDone = ({ booking: { state, checklist } }: { booking: Booking }) => {
  const say = useSay();
  const hasEnded = state === 'ended' || state === 'completed';
  if (!hasEnded || checklist === undefined || checklist.savedAt === null) return null;
  const given = checklist.items.filter(({ value }) => value !== null);
  const steps = given.filter(({ kind }) => kind === 'step');
  const readings = given.filter(({ kind }) => kind === 'reading');
  const left = checklist.items.filter(({ isRequired, value }) => isRequired && value === null);
  return (
    <Panel aria-label={say(texts.whatWasDone)}>
      <Stack gap={2}>
        <Text as="h2" size="title">
          {say(texts.whatWasDone)}
        </Text>
        {steps.map(({ id, name }) => (
          <Row key={id} gap={2}>
            <Icon name="checkC" />
            <Text>{name}</Text>
          </Row>
        ))}
        {left.length > 0 && checklist.reason !== null && (
          <Text tone="muted">
            {say(LEFT_OUT[checklist.reason], { names: left.map(({ name }) => name).join(', ') })}
          </Text>
        )}
      </Stack>
      {readings.length > 0 && (
        <DescriptionList
          facts={readings.map(({ id, name, unit, value }) => ({
            key: String(id),
            label: name,
            value: `${value} ${unit}`,
          }))}
        />
      )}
    </Panel>
  );
};
