import type { WorkingHours } from '@karigar/domain/work-times/working-hours';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { dutyMessages as texts } from './duty.messages.ts';
import { HoursSheet } from './hours-sheet.tsx';
import { useClockWords } from './use-clock-words.ts';
import { spansOf, WEEKDAYS, withDay } from './week.ts';

const MONDAY = 1;

/** The serviceman's week, a day a row. */
export const Hours = ({
  of,
  onSave,
}: {
  of: readonly WorkingHours[];
  onSave: (hours: readonly WorkingHours[]) => void;
}) => {
  const say = useSay();
  const words = useClockWords();
  const sheet = useSheet(['hours']);
  const day = WEEKDAYS.find((weekday) => weekday === sheet.about) ?? MONDAY;
  return (
    <div>
      <SectionHeading first>{say(texts.hours)}</SectionHeading>
      <Panel rows>
        {WEEKDAYS.map((weekday) => (
          <PanelRow
            key={weekday}
            icon="clock"
            label={words.weekday(weekday)}
            hint={spansOf(of, weekday).map(words.span).join(', ') || say(texts.noWork)}
            leads
            onPress={() => sheet.show('hours', weekday)}
          />
        ))}
      </Panel>
      <HoursSheet
        title={words.weekday(day)}
        of={spansOf(of, day)}
        open={sheet.open === 'hours'}
        onClose={sheet.close}
        onSave={(spans, isEveryDay) => {
          onSave(withDay(of, day, spans, isEveryDay));
          sheet.close();
        }}
      />
    </div>
  );
};
