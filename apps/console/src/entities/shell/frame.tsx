import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { HeadBar } from '@karigar/ui/head-bar/head-bar';
import { KeyBar, KeyHint } from '@karigar/ui/key-hint/key-hint';
import type { ReactNode } from 'react';
import { KEYS, type KeyName } from '#platform/keys/key-table';
import { KEY_WORDS } from '#platform/keys/keys.messages';
import { useTitle } from '#platform/navigation/use-title';
import { CityControl, type CityUse } from './city-control.tsx';
import { Clock } from './clock.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import styles from './frame.module.css';
import { overlays } from './overlays.ts';
import { Person } from './person.tsx';
import { shellMessages as texts } from './shell.messages.ts';
import { Stream } from './stream.tsx';

export interface FrameProps {
  title: string;
  city?: CityUse;
  /** What the screen is limited to, beside the city. */
  controls?: ReactNode;
  /** The chosen record, at the end side. */
  panel?: ReactNode;
  /** A narrow panel leaves room for a wide screen. */
  narrowPanel?: boolean;
  /** The screen's own keys, along the lower edge. */
  keys?: readonly KeyName[];
  children: ReactNode;
}

const NO_KEYS: readonly KeyName[] = [];

/** Head, body, record panel and keys of one screen. */
export const Frame = ({
  title,
  city = 'none',
  controls,
  panel,
  narrowPanel = false,
  keys = NO_KEYS,
  children,
}: FrameProps) => {
  const say = useSay();
  const split = narrowPanel ? 'narrow' : 'split';
  useTitle(title);
  return (
    <div className={styles['frame']}>
      <HeadBar
        title={title}
        controls={
          <>
            <CityControl use={city} />
            {controls}
          </>
        }
        end={
          <>
            <Button
              variant="secondary"
              icon="search"
              className={styles['find']}
              onClick={() => overlays.show('palette')}
            >
              <span className={styles['find-words']}>
                {say(texts.commands)}
                <KeyHint>Ctrl K</KeyHint>
              </span>
            </Button>
            <Stream />
            <Clock />
            <Person />
          </>
        }
      />
      <ConnectionBar />
      <div className={styles[panel === undefined ? 'body' : split]}>
        <main className={styles['main']}>{children}</main>
        {panel}
      </div>
      <KeyBar
        label={say(texts.keys)}
        keys={keys.map((name) => ({ caps: KEYS[name].caps, words: say(KEY_WORDS[name]) }))}
        end={
          <Button variant="ghost" small onClick={() => overlays.show('keys')}>
            <span className={styles['all-keys']}>
              <KeyHint>?</KeyHint>
              {say(texts.allKeys)}
            </span>
          </Button>
        }
      />
    </div>
  );
};
