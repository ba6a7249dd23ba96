import { useSay } from '@karigar/client/i18n/use-say';
import type { NotEligible } from '@karigar/domain/offers/eligibility';
import { Checkbox } from '@karigar/ui/checkbox/checkbox';
import { FieldError } from '@karigar/ui/field/field';
import { useState } from 'react';
import { actMessages as texts } from './act.messages.ts';
import type { ActRequest } from './act-request.ts';
import type { Match } from './card.ts';
import { dispatchMessages } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { ReasonForm } from './reason-form.tsx';
import { AGAINST_WORDS } from './words.messages.ts';

/** Assigns against the rules: the operator names every reason, and writes why. */
export const EvenThoughDialog = ({
  match: { id, name, reasons },
  subject,
  onDone,
  onClose,
}: {
  match: Match;
  subject: string;
  onDone: (request: ActRequest) => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const [named, setNamed] = useState<readonly NotEligible[]>([]);
  const [isMissing, setMissing] = useState(false);
  const toggle = (reason: NotEligible): void =>
    setNamed(
      named.includes(reason) ? named.filter((other) => other !== reason) : [...named, reason],
    );
  return (
    <ReasonForm
      title={say(texts.evenThough, { name })}
      subject={subject}
      help={say(texts.evenThoughHelp)}
      submitLabel={say(dispatchMessages.assignTo, { name })}
      danger
      onClose={onClose}
      check={() => {
        const areAllNamed = named.length === reasons.length;
        setMissing(!areAllNamed);
        return areAllNamed;
      }}
      onSubmit={(reason) => {
        onDone({ act: 'assign', servicemanId: id, name, evenThough: named, reason });
        return true;
      }}
    >
      <div className={styles['cards']}>
        {reasons.map((reason) => (
          <Checkbox key={reason} checked={named.includes(reason)} onChange={() => toggle(reason)}>
            {say(AGAINST_WORDS[reason])}
          </Checkbox>
        ))}
        {isMissing && <FieldError>{say(texts.nameEach)}</FieldError>}
      </div>
    </ReasonForm>
  );
};
