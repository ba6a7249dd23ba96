import { Icon } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { useSay } from '@karigar/client/i18n/use-say';
import { phoneHelpMessages } from './phone-help.messages.ts';
import styles from './phone-help.module.css';

/** What to change on phones that stop background apps, by manufacturer. */
export const PhoneHelp = () => {
  const say = useSay();
  return (
    <Panel rows>
      {phoneHelpMessages.map(({ maker, steps }) => (
        <details key={maker.id ?? maker.message} className={styles['maker']}>
          <summary className={styles['name']}>
            <span>{say(maker)}</span>
            <Icon name="down" className={styles['arrow']} />
          </summary>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step.id ?? step.message}>{say(step)}</li>
            ))}
          </ol>
        </details>
      ))}
    </Panel>
  );
};
