import { Icon } from '@karigar/ui/icon/icon';
import { areaMessages } from '#entities/areas/area.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './area-button.module.css';
import { homeMessages as texts } from './home.messages.ts';

/** The chosen area, and the button that changes it. */
export const AreaButton = ({ place, onPress }: { place: string | null; onPress: () => void }) => {
  const say = useSay();
  return (
    <button type="button" className={styles['button']} onClick={onPress}>
      <Icon name="pin" size={26} />
      <span className={styles['words']}>
        <span className={styles['caption']}>{say(texts.serviceAt)}</span>
        <span className={styles['place']}>
          {place ?? say(areaMessages.chooseArea)}{' '}
          <Icon name="down" size={18} className={styles['down']} />
        </span>
      </span>
    </button>
  );
};
