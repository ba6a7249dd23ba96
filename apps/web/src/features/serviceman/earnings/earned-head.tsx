import type { Paise } from '@karigar/domain/money';
import { NumberText, Text } from '@karigar/ui/text/text';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { earningsMessages as texts } from './earnings.messages.ts';
import styles from './earned-head.module.css';

/** The earnings of a period, and the number of jobs. */
export const EarnedHead = ({
  label,
  amount,
  jobs,
}: {
  label: string;
  amount: Paise;
  jobs: number;
}) => {
  const say = useSay();
  return (
    <div className={styles['head']}>
      <div>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Amount of={amount} size="large" />
      </div>
      <div className={styles['jobs']}>
        <NumberText size="medium">{jobs}</NumberText>{' '}
        <Text size="small" tone="muted">
          {say(texts.jobs, { count: jobs })}
        </Text>
      </div>
    </div>
  );
};
