import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { serverNow } from '@karigar/client/time/server-now';
import { holdOptions } from '@karigar/domain/bookings/hold-options';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { ACT_HELP, ACT_NAMES, actMessages as texts } from './act.messages.ts';
import type { ActRequest, ReasonedAct } from './act-request.ts';
import { ReasonForm } from './reason-form.tsx';

type Props = {
  subject: string;
  onDone: (request: ActRequest) => void;
  onClose: () => void;
};

const Plain = ({
  act,
  subject,
  onDone,
  onClose,
}: Props & { act: 'release' | 'reopen' | 'end' | 'close' }) => {
  const say = useSay();
  return (
    <ReasonForm
      title={say(ACT_NAMES[act])}
      subject={subject}
      help={say(ACT_HELP[act])}
      submitLabel={say(ACT_NAMES[act])}
      onClose={onClose}
      onSubmit={(reason) => {
        onDone({ act, reason });
        return true;
      }}
    />
  );
};

const Cancel = ({ no, subject, onDone, onClose }: Props & { no: string }) => {
  const say = useSay();
  const [charge, setCharge] = useState<'none' | 'visit'>('none');
  return (
    <ReasonForm
      title={say(ACT_NAMES.cancel)}
      subject={subject}
      help={say(ACT_HELP.cancel)}
      submitLabel={say(texts.cancelIt, { no })}
      danger
      onClose={onClose}
      onSubmit={(reason) => {
        onDone({ act: 'cancel', charge, reason });
        return true;
      }}
    >
      <RadioCards
        legend={say(texts.charge)}
        value={charge}
        onValueChange={setCharge}
        options={[
          { value: 'none', label: say(texts.chargeNone) },
          { value: 'visit', label: say(texts.chargeVisit) },
        ]}
      />
    </ReasonForm>
  );
};

const Hold = ({ subject, onDone, onClose }: Props) => {
  const say = useSay();
  const { day } = useFormat();
  const [days] = useState(() => holdOptions(serverNow()));
  const [until, setUntil] = useState(days[1]);
  return (
    <ReasonForm
      title={say(ACT_NAMES.hold)}
      subject={subject}
      help={say(ACT_HELP.hold)}
      submitLabel={say(ACT_NAMES.hold)}
      onClose={onClose}
      onSubmit={(reason) => {
        onDone({ act: 'hold', until, reason });
        return true;
      }}
    >
      <RadioCards
        legend={say(texts.until)}
        value={until}
        onValueChange={setUntil}
        options={days.map((option) => ({ value: option, label: day(option) }))}
      />
    </ReasonForm>
  );
};

/** Asks before an act that both sides are notified of. */
export const ReasonedDialog = ({ act, no, ...props }: Props & { act: ReasonedAct; no: string }) => {
  if (act === 'cancel') return <Cancel no={no} {...props} />;
  return act === 'hold' ? <Hold {...props} /> : <Plain act={act} {...props} />;
};
