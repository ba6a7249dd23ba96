import { CHECKLIST_REASONS, type ChecklistReason } from '@karigar/domain/bookings/checklist';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { missingMessages as texts, REASONS } from './missing-items.messages.ts';
import type { WorkChecklist } from './use-checklist.ts';

/** What is left of the checklist, with the way to it and the way out of it. */
export const MissingItems = ({
  missing,
  reason,
  isAsked,
  onReason,
  onOpen,
}: {
  missing: WorkChecklist['missing'];
  reason: ChecklistReason | undefined;
  /** The end was tapped without a reason. */
  isAsked: boolean;
  onReason: (reason: ChecklistReason) => void;
  onOpen: () => void;
}) => {
  const say = useSay();
  const names = missing.map(({ name }) => name).join(', ');
  return (
    <>
      <Callout tone="warning" icon="warn">
        <Text strong>{say(texts.left, { names })}</Text>
        <Button variant="ghost" small icon="checkC" onClick={onOpen}>
          {say(texts.openChecklist)}
        </Button>
      </Callout>
      <RadioCards
        legend={say(texts.why)}
        options={CHECKLIST_REASONS.map((one) => ({ value: one, label: say(REASONS[one]) }))}
        value={reason}
        onValueChange={(value) => {
          const chosen = CHECKLIST_REASONS.find((one) => one === value);
          if (chosen !== undefined) onReason(chosen);
        }}
        error={isAsked && reason === undefined ? say(texts.chooseWhy) : undefined}
      />
    </>
  );
};
