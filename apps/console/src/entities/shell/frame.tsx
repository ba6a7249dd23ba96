import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { HeadBar } from '@karigar/ui/head-bar/head-bar';
import { KeyBar, KeyHint } from '@karigar/ui/key-hint/key-hint';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { useState, type ReactNode } from 'react';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { FIND_DESKS } from '@karigar/domain/console/find';
import { useDesk } from '#entities/desk/desk-query';
import { KEYS, type KeyName } from '#platform/keys/key-table';
import { KEY_WORDS } from '#platform/keys/keys.messages';
import { useIsKeyUsed } from '#platform/keys/use-keys';
import { useTitle } from '#platform/navigation/use-title';
import { CityControl, type CityUse } from './city-control.tsx';
import { Clock } from './clock.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import styles from './frame.module.css';
import { overlays } from './overlays.ts';
import { Person } from './person.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { PlaceTabs } from './place-tabs.tsx';
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
  /** The screen's own keys, along the lower edge; one that does nothing now is left out. */
  keys?: readonly KeyName[];
  children: ReactNode;
}

const NO_KEYS: readonly KeyName[] = [];

/** Opens find; desks that find nothing have the commands here. */
const Finder = () => {
  const say = useSay();
  const desk = useDesk();
  const finds = desk !== undefined && holdsOneOf(desk.desks, FIND_DESKS);
  return (
    <Button
      variant="secondary"
      icon="search"
      className={styles['find']}
      onClick={() => overlays.show(finds ? 'find' : 'palette')}
    >
      <span className={styles['find-words']}>
        {say(finds ? texts.find : texts.commands)}
        <KeyHint>{finds ? '/' : 'Ctrl K'}</KeyHint>
      </span>
    </Button>
  );
};

/** Without room for both, the record opens over the list and is closed at first. */
const Narrow = ({ panel, children }: { panel: ReactNode; children: ReactNode }) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const isOver = isOpen && panel !== null;
  return (
    <>
      <div className={styles['body']}>
        <main className={styles['main']} inert={isOver}>
          {children}
        </main>
        {isOver && (
          <div className={styles['over']}>
            <div className={styles['close']}>
              <Button variant="secondary" icon="x" onClick={() => setOpen(false)}>
                {say(texts.closeRecord)}
              </Button>
            </div>
            {panel}
          </div>
        )}
      </div>
      {panel !== null && !isOpen && (
        <div className={styles['opener']}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {say(texts.showRecord)}
          </Button>
        </div>
      )}
    </>
  );
};

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
  const isUsed = useIsKeyUsed();
  const isWide = useIsWide();
  const hasPanel = panel !== undefined;
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
            <Finder />
            <SoundSwitch />
            <Stream />
            <Clock />
            <Person />
          </>
        }
      />
      <ConnectionBar />
      {isWide ? (
        <div className={styles[hasPanel ? split : 'body']}>
          <main className={styles['main']}>
            <PlaceTabs>{children}</PlaceTabs>
          </main>
          {panel}
        </div>
      ) : (
        <Narrow panel={hasPanel ? panel : null}>
          <PlaceTabs>{children}</PlaceTabs>
        </Narrow>
      )}
      <KeyBar
        label={say(texts.keys)}
        keys={keys
          .filter(isUsed)
          .map((name) => ({ caps: KEYS[name].caps, words: say(KEY_WORDS[name]) }))}
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
