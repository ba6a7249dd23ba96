import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './divider.module.css';
import { loginMessages } from './login.messages.ts';

/** The divider between two ways to sign in. */
export const Divider = () => {
  const say = useSay();
  return (
    <div className={styles['divider']}>
      <Text as="span" size="small" tone="muted">
        {say(loginMessages.or)}
      </Text>
    </div>
  );
};
