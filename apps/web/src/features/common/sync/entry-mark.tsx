import { Icon } from '@karigar/ui/icon/icon';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './entry-mark.module.css';
import { syncScreenMessages as texts } from './sync.messages.ts';

/** The state of an entry, at the end of its line. */
export const EntryMark = ({ isRefused }: { isRefused: boolean }) => {
  const say = useSay();
  return (
    <span
      role="img"
      aria-label={say(isRefused ? texts.notAccepted : texts.hourglass)}
      className={styles[isRefused ? 'refused' : 'waiting']}
    >
      <Icon name={isRefused ? 'xC' : 'hour'} />
    </span>
  );
};
