import { useSay } from '@karigar/client/i18n/use-say';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { Button } from '@karigar/ui/button/button';
import { useDesk } from '#entities/desk/desk-query';
import { ALARM_DESKS } from '#entities/waiting/alarm-desks';
import { alarmSound, useIsSoundOn } from '#platform/sound/alarm-sound';
import styles from './frame.module.css';
import { shellMessages as texts } from './shell.messages.ts';

/** As long as the browser plays no sound: after the first press in the page it does, and this goes. */
export const SoundSwitch = () => {
  const say = useSay();
  const desk = useDesk();
  const isOn = useIsSoundOn();
  if (isOn || desk === undefined || !holdsOneOf(desk.desks, ALARM_DESKS)) return null;
  return (
    <Button variant="tonal" icon="sound" onClick={() => void alarmSound.allow()}>
      <span className={styles['find-words']}>{say(texts.soundOff)}</span>
    </Button>
  );
};
