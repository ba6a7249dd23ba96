import { useSay } from '@karigar/client/i18n/use-say';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { ROW_STATE_NAMES, RUN_STATE_NAMES } from './payouts.messages.ts';
import type { Row, Run } from './payout-queries.ts';

const RUN_LOOKS = {
  prepared: 'pending',
  confirmed: 'assigned',
  sent: 'live',
  done: 'done',
  cancelled: 'off',
} as const;

export const RunStatePill = ({ of: { state } }: { of: Pick<Run, 'state'> }) => {
  const say = useSay();
  return <StatusPill look={RUN_LOOKS[state]}>{say(RUN_STATE_NAMES[state])}</StatusPill>;
};

const ROW_LOOKS = {
  waiting: 'pending',
  kept: 'done',
  paid: 'done',
  failed: 'off',
  'not-sent': 'off',
  'left-out': 'hold',
  returned: 'off',
} as const;

export const RowStatePill = ({ of: { state } }: { of: Pick<Row, 'state'> }) => {
  const say = useSay();
  return <StatusPill look={ROW_LOOKS[state]}>{say(ROW_STATE_NAMES[state])}</StatusPill>;
};
