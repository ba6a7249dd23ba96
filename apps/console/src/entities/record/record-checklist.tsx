import { useSay } from '@karigar/client/i18n/use-say';
import type { ChecklistReason } from '@karigar/domain/bookings/checklist';
import { Check, CheckList } from '@karigar/ui/check-list/check-list';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import type { MessageDescriptor } from '@lingui/core';
import { useId } from 'react';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';

const REASONS: Readonly<Record<ChecklistReason, MessageDescriptor>> = {
  'not-needed': texts.notNeeded,
  'no-access': texts.noAccess,
  'not-wanted': texts.notWanted,
  'no-tool': texts.noTool,
};

/** Steps and readings of the work; what is required and was left out stands out, with the reason given. */
export const RecordChecklist = ({
  checklist: { items, reason },
}: {
  checklist: NonNullable<BookingRecord['checklist']>;
}) => {
  const say = useSay();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{say(texts.checklist)}</SectionHeading>
      <CheckList label={say(texts.checklist)}>
        {items.map((item) => {
          const isLeft = item.isRequired && item.value === null;
          const why = isLeft && reason !== null ? say(REASONS[reason]) : undefined;
          return (
            <Check
              key={item.id}
              state={item.value !== null ? 'good' : isLeft && reason !== null ? 'doubt' : 'open'}
              label={item.name}
              end={
                item.kind === 'reading' && item.value !== null ? `${item.value} ${item.unit}` : why
              }
            />
          );
        })}
      </CheckList>
    </section>
  );
};
