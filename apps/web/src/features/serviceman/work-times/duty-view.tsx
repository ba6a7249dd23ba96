import { Callout } from '@karigar/ui/callout/callout';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Select } from '@karigar/ui/select/select';
import { Stack } from '@karigar/ui/stack/stack';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { Text } from '@karigar/ui/text/text';
import { AreaSheet } from '#entities/areas/area-sheet.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { DaysOff } from './days-off.tsx';
import { dutyMessages as texts } from './duty.messages.ts';
import type { Duty } from '#entities/work-times/duty';
import { Hours } from './hours.tsx';
import { useSaveDuty, type Place } from './use-save-duty.ts';
import { USUAL_WEEK } from './week.ts';

const USUAL_REACH_KM = 10;
const REACHES = [2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50];

/** Being on duty brings no offers while our team has still something to do. */
const dutyText = ({ isOnDuty, missing }: Duty) => {
  if (!isOnDuty) return texts.isOff;
  const isLater = missing.some(({ step }) => step === 'documents' || step === 'skills');
  return isLater ? texts.isOnLater : texts.isOn;
};

export const DutyView = ({ of }: { of: Duty }) => {
  const say = useSay();
  const sheet = useSheet(['area']);
  const { saveWeek, saveDuty, saveDays, isBusy } = useSaveDuty(of);
  const { areaId, area, reachKm } = of;
  const place: Place | null = areaId === null ? null : { areaId, area, reachKm };
  return (
    <Stack gap={3}>
      {place === null ? (
        <Callout tone="info">{say(texts.areaFirst)}</Callout>
      ) : (
        <Panel rows>
          <SwitchRow
            icon="bolt"
            label={say(texts.onDuty)}
            hint={say(dutyText(of))}
            checked={of.isOnDuty}
            onCheckedChange={saveDuty}
          />
        </Panel>
      )}
      <div>
        <SectionHeading first>{say(texts.where)}</SectionHeading>
        <Stack gap={3}>
          <Panel rows>
            <PanelRow
              icon="pin"
              label={say(texts.setOut)}
              value={place === null ? say(texts.none) : area}
              leads
              onPress={() => sheet.show('area')}
            />
          </Panel>
          {place !== null && (
            <Select
              label={say(texts.reach)}
              value={reachKm}
              disabled={isBusy}
              onChange={({ currentTarget }) =>
                saveWeek({ ...place, reachKm: Number(currentTarget.value) }, of.hours)
              }
            >
              {[...new Set([...REACHES, reachKm])]
                .toSorted((one, other) => one - other)
                .map((count) => (
                  <option key={count} value={count}>
                    {say(texts.kilometres, { count })}
                  </option>
                ))}
            </Select>
          )}
        </Stack>
      </div>
      {place !== null && (
        <>
          <Hours of={of.hours} onSave={(hours) => saveWeek(place, hours)} />
          <DaysOff of={of.daysOff} isBusy={isBusy} onSave={saveDays} />
        </>
      )}
      <Text size="small" tone="muted">
        {say(texts.free)}
      </Text>
      <AreaSheet
        open={sheet.open === 'area'}
        onClose={sheet.close}
        onChoose={({ id, name }) => {
          saveWeek(
            { areaId: id, area: name, reachKm: reachKm || USUAL_REACH_KM },
            place === null ? USUAL_WEEK : of.hours,
          );
          sheet.close();
        }}
      />
    </Stack>
  );
};
