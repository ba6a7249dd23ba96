import { addDays, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { FARTHEST_DAYS } from '@karigar/domain/work-times/duty';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { useState } from 'react';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { dutyMessages as texts } from './duty.messages.ts';

/** Days without offers, whatever the weekly hours say. */
export const DaysOff = ({
  of,
  isBusy,
  onSave,
}: {
  of: readonly IndiaDay[];
  isBusy: boolean;
  onSave: (days: readonly IndiaDay[]) => void;
}) => {
  const say = useSay();
  const { longDate } = useFormat();
  const today = useToday();
  const sheet = useSheet(['day-off']);
  const isOpen = sheet.open === 'day-off';
  const [day, setDay] = useState('');
  const [isRefused, setRefused] = useState(false);
  useOnOpening(isOpen, () => {
    setDay(addDays(today, 1));
    setRefused(false);
  });
  const last = addDays(today, FARTHEST_DAYS);
  const ahead = of.filter((one) => one >= today);
  const isFit = day >= today && day <= last;
  return (
    <div>
      <SectionHeading first>{say(texts.daysOff)}</SectionHeading>
      <Panel rows>
        {ahead.length === 0 && <PanelRow icon="cal" label={say(texts.noDaysOff)} />}
        {ahead.map((one) => (
          <PanelRow
            key={one}
            icon="cal"
            label={longDate(startOfDay(one))}
            end={
              <Button
                variant="ghost"
                small
                busy={isBusy}
                aria-label={say(texts.removeDay, { day: longDate(startOfDay(one)) })}
                onClick={() => onSave(ahead.filter((other) => other !== one))}
              >
                {say(texts.removeHours)}
              </Button>
            }
          />
        ))}
        <PanelRow
          icon="plus"
          label={say(texts.addDay)}
          leads
          onPress={() => sheet.show('day-off')}
        />
      </Panel>
      <Sheet
        open={isOpen}
        onOpenChange={(next) => !next && sheet.close()}
        title={say(texts.addDay)}
        closeLabel={say(texts.close)}
        footer={
          <>
            <Button variant="secondary" onClick={sheet.close}>
              {say(texts.cancel)}
            </Button>
            <Button
              wide
              inactive={!isFit}
              onClick={() => {
                setRefused(!isFit);
                if (!isFit) return;
                onSave([...new Set([...ahead, day as IndiaDay])].toSorted());
                sheet.close();
              }}
            >
              {say(texts.save)}
            </Button>
          </>
        }
      >
        <TextField
          type="date"
          label={say(texts.day)}
          min={today}
          max={last}
          error={
            isRefused && !isFit
              ? say(texts.dayNotFit, { last: longDate(startOfDay(last)) })
              : undefined
          }
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </Sheet>
    </div>
  );
};
