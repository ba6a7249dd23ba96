import { DONE } from '@karigar/domain/bookings/checklist';
import { Button } from '@karigar/ui/button/button';
import { Checkbox } from '@karigar/ui/checkbox/checkbox';
import { TextField } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { checklistMessages } from './checklist.messages.ts';
import { checklistSheetMessages as texts } from './checklist-sheet.messages.ts';
import type { WorkChecklist } from './use-checklist.ts';

/** Steps to tick and readings to write; what is typed stays on the phone until it is saved. */
export const ChecklistSheet = ({
  checklist: { items, change, save },
  open,
  onClose,
}: {
  checklist: WorkChecklist;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [isChecked, setChecked] = useState(false);
  useOnOpening(open, () => setChecked(false));
  const steps = items.filter(({ kind }) => kind === 'step');
  const readings = items.filter(({ kind }) => kind === 'reading');
  const isWrong = ({ typed, value }: (typeof items)[number]) =>
    typed.trim() !== '' && value === null;
  const press = (): void => {
    setChecked(true);
    if (!readings.some(isWrong)) save.run();
  };
  const done = items.filter(({ value }) => value !== null).length;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(checklistMessages.checklist)}
      closeLabel={say(texts.close)}
      footer={
        <Button block busy={save.isBusy} onClick={press}>
          {say(texts.save)}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text strong>{say(checklistMessages.progress, { done, all: items.length })}</Text>
        {steps.length > 0 && (
          <Stack gap={1} role="group" aria-label={say(texts.steps)}>
            {steps.map(({ id, name, isRequired, value }) => (
              <Checkbox
                key={id}
                checked={value !== null}
                onChange={({ target }) => change(id, target.checked ? DONE : '')}
              >
                {name}
                {!isRequired && (
                  <Text as="span" size="small" tone="muted">
                    {' '}
                    {say(texts.optional)}
                  </Text>
                )}
              </Checkbox>
            ))}
          </Stack>
        )}
        {readings.map((item) => (
          <TextField
            key={item.id}
            label={say(texts.reading, { name: item.name, unit: item.unit })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={item.typed}
            onChange={({ target }) => change(item.id, target.value)}
            help={item.isRequired ? undefined : say(texts.optional)}
            error={isChecked && isWrong(item) ? say(texts.notNumber) : undefined}
          />
        ))}
      </Stack>
    </Sheet>
  );
};
