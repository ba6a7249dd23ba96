import { useSay } from '@karigar/client/i18n/use-say';
import type { OperatorAct } from '@karigar/domain/console/operator-acts';
import { Button } from '@karigar/ui/button/button';
import type { IconName } from '@karigar/ui/icon/icon';
import { useLayoutEffect, useRef } from 'react';
import { ACT_NAMES } from './act.messages.ts';
import styles from './dispatch-screen.module.css';

/** Rare acts below the head of the panel. The first has the focus; Escape closes them, and the focus goes back. */
export const MoreActs = ({
  id,
  acts,
  icons,
  isOff,
  onAct,
  onClose,
}: {
  id: string;
  acts: readonly OperatorAct[];
  icons: Readonly<Record<OperatorAct, IconName>>;
  isOff: boolean;
  onAct: (act: OperatorAct) => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  // Back before a dialog opens, which returns the focus to where it was then.
  useLayoutEffect(() => {
    const [shown, before] = [list.current, document.activeElement];
    shown?.querySelector('button')?.focus();
    return () => {
      const isInside = shown?.contains(document.activeElement) === true;
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from its buttons
    <ul
      ref={list}
      id={id}
      className={styles['cards']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {acts.map((act) => (
        <li key={act}>
          <Button
            variant={act === 'cancel' ? 'danger-outline' : 'secondary'}
            block
            icon={icons[act]}
            disabled={isOff}
            onClick={() => {
              onClose();
              onAct(act);
            }}
          >
            {say(ACT_NAMES[act])}
          </Button>
        </li>
      ))}
    </ul>
  );
};
