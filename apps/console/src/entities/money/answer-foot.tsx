import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import styles from './answer-foot.module.css';

/** What is written with an answer. */
interface Asked {
  label: MessageDescriptor;
  help: MessageDescriptor;
  missing: MessageDescriptor;
  /** The words as they are sent; null where they say nothing. */
  read: (written: string) => string | null;
}

export interface AnswerAct {
  label: MessageDescriptor;
  /** Without it the act needs no words. */
  asks?: Asked;
  run: (words: string) => void;
}

interface FootProps {
  /** The usual answer, by e or Enter. */
  main: AnswerAct;
  /** The other one, by x. */
  other?: AnswerAct;
  isBusy: boolean;
  fault: string;
}

/** The answers to something that waits; an act that asks for words opens its field first, and Enter there sends it. */
export const AnswerFoot = ({ main, other, isBusy, fault }: FootProps) => {
  const say = useSay();
  const isOnline = useOnline();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'main' | 'other' | null>(null);
  const [written, setWritten] = useState('');
  const [isTried, setTried] = useState(false);
  const asks = open === null ? undefined : (open === 'main' ? main : other)?.asks;
  const words = asks === undefined ? '' : asks.read(written);

  const send = (): void => {
    setTried(true);
    const act = open === 'main' ? main : other;
    if (isOnline && words !== null) act?.run(words);
  };
  const start = (which: 'main' | 'other'): void => {
    const act = which === 'main' ? main : other;
    if (act?.asks === undefined) {
      if (isOnline) act?.run('');
      return;
    }
    if (open === which) return send();
    setOpen(which);
    setTried(false);
    requestAnimationFrame(() => field.current?.focus());
  };
  const startMain = (): void => start('main');
  const startOther = (): void => start('other');
  useKeys({
    finish: startMain,
    main: startMain,
    ...(other !== undefined && { setAside: startOther }),
  });
  return (
    <>
      {fault !== '' && (
        <div className={styles['whole']}>
          <Callout tone="bad" alert>
            {fault}
          </Callout>
        </div>
      )}
      {asks !== undefined && (
        <form
          className={styles['whole']}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            ref={field}
            label={say(asks.label)}
            help={say(asks.help)}
            error={isTried && words === null ? say(asks.missing) : ''}
            value={written}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            onKeyDown={({ code, currentTarget }) => {
              if (code === 'Escape') currentTarget.blur();
            }}
          />
        </form>
      )}
      {other !== undefined && (
        <Button variant="secondary" inactive={!isOnline} busy={isBusy} onClick={startOther}>
          <span className={styles['keyed']}>
            {say(other.label)}
            <KeyHint>x</KeyHint>
          </span>
        </Button>
      )}
      <Button inactive={!isOnline} busy={isBusy} onClick={startMain}>
        <span className={styles['keyed']}>
          {say(main.label)}
          <KeyHint inside>e</KeyHint>
        </span>
      </Button>
    </>
  );
};
