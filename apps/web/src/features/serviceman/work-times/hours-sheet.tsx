import { USUAL_HOURS } from '@karigar/domain/work-times/usual-hours';
import { readWorkingHours } from '@karigar/domain/work-times/duty';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { dutyMessages as texts } from './duty.messages.ts';
import { SpanFields } from './span-fields.tsx';
import { nextSpan, type Span } from './week.ts';

/** As many spans as the call takes for each weekday; their order in the day is their key. */
const PLACES = ['first', 'second', 'third'] as const;

/** The hours of one weekday; none is a day without work. */
export const HoursSheet = ({
  title,
  of,
  open,
  onClose,
  onSave,
}: {
  title: string;
  of: readonly Span[];
  open: boolean;
  onClose: () => void;
  onSave: (spans: readonly Span[], isEveryDay: boolean) => void;
}) => {
  const say = useSay();
  const [spans, setSpans] = useState(of);
  const [isEveryDay, setEveryDay] = useState(false);
  useOnOpening(open, () => {
    setSpans(of);
    setEveryDay(false);
  });
  const isFit = readWorkingHours(spans.map((span) => ({ weekday: 1, ...span }))).ok;
  const isBackwards = spans.some(({ fromMinute, toMinute }) => toMinute <= fromMinute);
  const next = nextSpan(spans);
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button wide inactive={!isFit} onClick={() => isFit && onSave(spans, isEveryDay)}>
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <Panel rows>
        <SwitchRow
          label={say(texts.worksThen)}
          checked={spans.length > 0}
          onCheckedChange={(works) => setSpans(works ? [USUAL_HOURS] : [])}
        />
      </Panel>
      {PLACES.slice(0, spans.length).map((place, at) => (
        <SpanFields
          key={place}
          of={spans[at] ?? USUAL_HOURS}
          onChange={(changed) => setSpans(spans.with(at, changed))}
          {...(spans.length > 1 && { onRemove: () => setSpans(spans.toSpliced(at, 1)) })}
        />
      ))}
      {!isFit && (
        <Callout alert tone="bad">
          {say(isBackwards ? texts.wrongOrder : texts.overlap)}
        </Callout>
      )}
      {spans.length > 0 && spans.length < PLACES.length && next !== null && (
        <Button variant="ghost" icon="plus" onClick={() => setSpans([...spans, next])}>
          {say(texts.addHours)}
        </Button>
      )}
      {spans.length > 0 && (
        <Panel rows>
          <SwitchRow
            label={say(texts.everyDay)}
            checked={isEveryDay}
            onCheckedChange={setEveryDay}
          />
        </Panel>
      )}
    </Sheet>
  );
};
