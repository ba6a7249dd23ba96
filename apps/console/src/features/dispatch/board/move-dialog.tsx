import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { TextField } from '@karigar/ui/field/text-field';
import { Select } from '@karigar/ui/select/select';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ACT_NAMES, actMessages as texts } from './act.messages.ts';
import type { ActRequest } from './act-request.ts';
import { movesQuery } from './board-query.ts';
import type { Card } from './card.ts';
import { ReasonForm } from './reason-form.tsx';

/** Another day and time, as agreed with the customer. */
export const MoveDialog = ({
  card,
  subject,
  onDone,
  onClose,
}: {
  card: Card;
  /** With the present time, and who has it. */
  subject: string;
  onDone: (request: ActRequest) => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const { time } = useFormat();
  const today = useToday();
  const [day, setDay] = useState(() => {
    const now = card.at === null ? today : dayOf(card.at);
    return now < today ? today : now;
  });
  const [at, setAt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { data } = useQuery(movesQuery(card, day));
  const free = (data ?? []).flatMap((slot) =>
    slot.isFree && slot.at !== null && slot.at !== card.at ? [slot.at] : [],
  );
  const chosen = free.find((slot) => String(slot) === at);
  return (
    <ReasonForm
      title={say(texts.moveTitle, { service: card.service })}
      subject={subject}
      help={say(texts.moveHelp)}
      submitLabel={say(ACT_NAMES.move)}
      onClose={onClose}
      check={() => {
        setMissing(chosen === undefined);
        return chosen !== undefined;
      }}
      onSubmit={(reason) => {
        if (chosen === undefined) return false;
        onDone({ act: 'move', at: chosen, reason });
        return true;
      }}
    >
      <TextField
        type="date"
        label={say(texts.newDay)}
        value={day}
        min={today}
        onChange={(event) => setDay(readWireDate(event.currentTarget.value) ?? day)}
      />
      {data === undefined && <Text tone="muted">{say(texts.readingTimes)}</Text>}
      {data !== undefined && free.length === 0 && <Text tone="muted">{say(texts.noTime)}</Text>}
      {free.length > 0 && (
        <Select
          label={say(texts.newTime)}
          value={chosen === undefined ? '' : at}
          error={isMissing && chosen === undefined ? say(texts.timeMissing) : ''}
          onChange={(event) => setAt(event.currentTarget.value)}
        >
          <option value="">{say(texts.timeMissing)}</option>
          {free.map((slot) => (
            <option key={slot} value={slot}>
              {time(slot)}
            </option>
          ))}
        </Select>
      )}
    </ReasonForm>
  );
};
