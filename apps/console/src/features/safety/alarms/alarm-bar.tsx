import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { Button } from '@karigar/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRenewal } from '#entities/waiting/use-renewal';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { alarmSound, useIsSoundOn } from '#platform/sound/alarm-sound';
import { AlarmRow, UnreadAlarm } from './alarm-row.tsx';
import styles from './alarm-bar.module.css';
import { alarmMessages as texts } from './alarms.messages.ts';
import { useAlarms, type Alarm } from './use-alarms.ts';
import { useFlashTitle } from './use-flash-title.ts';
import { useRing } from './use-ring.ts';
import { useWhoAsks } from './use-who-asks.ts';

/** Over every screen: an SOS rings here until somebody takes it, and stays while it is the operator's own. */
export const AlarmBar = () => {
  const say = useSay();
  const whoAsks = useWhoAsks();
  const queries = useQueryClient();
  const bar = useRef<HTMLElement>(null);
  const [took, setTook] = useState<string | null>(null);
  const isSoundOn = useIsSoundOn();
  const { ringing, mine, isUnread } = useAlarms();
  const heard = [...ringing.map(({ id }) => id), ...(isUnread ? ['?'] : [])].join(' ');
  const { isRinging, beQuiet } = useRing(heard);
  useFlashTitle(heard === '' ? null : say(texts.title));

  const focus = (): void => bar.current?.querySelector<HTMLElement>('button, a')?.focus();
  const isShown = heard !== '' || mine.length > 0;
  useKeys(isShown ? { goAlarm: focus } : {});

  const readAgain = async (): Promise<void> => {
    const keys = [liveKey.waitingCounts, liveKey.waiting];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const take = useAction(async ({ kind, id }: Alarm) => {
    const result = await call(takeItem, { kind, id });
    if (result.kind === 'ok') setTook(id);
    else toasts.bad(whyFailed(result, say));
    await readAgain();
  });
  // The button that was pressed is gone: its alarm's link has the focus.
  const isTaken = mine.some(({ id }) => id === took);
  useEffect(() => {
    if (isTaken) bar.current?.querySelector<HTMLElement>('a')?.focus();
  }, [isTaken]);
  useRenewal(mine[0], async ({ kind, id }) => {
    const result = await call(takeItem, { kind, id });
    if (result.kind === 'refused') await readAgain();
  });

  const each = ringing.map((alarm) =>
    say(texts.said, { who: whoAsks(alarm), name: alarm.name, no: alarm.bookingNo ?? '' }),
  );
  const said = isUnread ? say(texts.unread) : each.join(' ');
  return (
    <>
      {said !== '' && (
        <p role="alert" className={styles['said']}>
          {said}
        </p>
      )}
      {isShown && (
        <section ref={bar} aria-label={say(texts.alarms)} className={styles['bar']}>
          {[...ringing, ...mine].map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} take={take} />
          ))}
          {isUnread && <UnreadAlarm />}
          {isRinging && (
            <div className={styles['sound']}>
              {isSoundOn ? (
                <Button variant="secondary" small icon="sound" onClick={beQuiet}>
                  {say(texts.quiet)}
                </Button>
              ) : (
                <>
                  <span>{say(texts.soundOff)}</span>
                  <Button
                    variant="secondary"
                    small
                    icon="sound"
                    onClick={() => void alarmSound.allow()}
                  >
                    {say(texts.soundOn)}
                  </Button>
                </>
              )}
            </div>
          )}
        </section>
      )}
    </>
  );
};
