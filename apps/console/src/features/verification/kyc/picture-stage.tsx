import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useState, type KeyboardEvent } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { kycMessages as texts } from './kyc.messages.ts';
import styles from './picture-stage.module.css';

const SIZES = [50, 75, 100, 150, 200, 300, 400] as const;
const WHOLE = SIZES.indexOf(100);
/** Light enough for a shadow, dark enough for a flash. */
const LIGHTS = [100, 130, 160, 70] as const;
const TURN = 90;
const FULL_TURN = 360;

/** Arrows move the picture while it has the focus, not the queue. */
const keepArrows = (event: KeyboardEvent): void => {
  if (event.code.startsWith('Arrow')) event.stopPropagation();
};

/** The picture in its own frame: larger, turned, lighter, by buttons and keys. */
export const PictureStage = ({ src }: { src: string }) => {
  const say = useSay();
  const [at, setAt] = useState<number>(WHOLE);
  const [turned, setTurned] = useState(0);
  const [light, setLight] = useState(0);
  // Height by width: a picture on its side needs the room of the other.
  const [shape, setShape] = useState(1);
  const size = SIZES[at] ?? 100;
  const larger = (): void => setAt(Math.min(at + 1, SIZES.length - 1));
  const smaller = (): void => setAt(Math.max(at - 1, 0));
  const rotate = (): void => setTurned((turned + TURN) % FULL_TURN);
  const lighten = (): void => setLight((light + 1) % LIGHTS.length);
  useKeys({ zoomIn: larger, zoomOut: smaller, rotate, brightness: lighten });
  const aside = turned % (2 * TURN) === 0 ? 0 : (size / 2) * (shape - 1);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by arrows */}
      <div
        role="region"
        aria-label={say(texts.picture)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
        tabIndex={0}
        className={styles['stage']}
        onKeyDown={keepArrows}
      >
        <img
          src={src}
          alt={say(texts.picture)}
          draggable={false}
          className={styles['picture']}
          style={{
            width: `${size}%`,
            margin: `${-aside}% ${aside}%`,
            transform: `rotate(${turned}deg)`,
            filter: `brightness(${LIGHTS[light] ?? 100}%)`,
          }}
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
            setShape(naturalHeight / naturalWidth)
          }
        />
      </div>
      <div role="group" aria-label={say(texts.picture)} className={styles['controls']}>
        <Button
          variant="secondary"
          small
          icon="minus"
          aria-label={say(texts.smaller)}
          onClick={smaller}
        >
          <KeyHint>−</KeyHint>
        </Button>
        <NumberText role="status" aria-label={`${say(texts.size)} ${size} %`}>
          {size} %
        </NumberText>
        <Button
          variant="secondary"
          small
          icon="plus"
          aria-label={say(texts.larger)}
          onClick={larger}
        >
          <KeyHint>+</KeyHint>
        </Button>
        <Button variant="secondary" small icon="rotate" onClick={rotate}>
          <Keyed words={say(texts.rotate)} cap="o" />
        </Button>
        <Button variant="secondary" small icon="sun" onClick={lighten}>
          <Keyed words={say(texts.brightness)} cap="b" />
        </Button>
      </div>
      <Text size="caption" tone="muted" className={styles['note']}>
        {say(texts.opened)}
      </Text>
    </>
  );
};

const Keyed = ({ words, cap }: { words: string; cap: string }) => (
  <span className={styles['keyed']}>
    {words}
    <KeyHint>{cap}</KeyHint>
  </span>
);
