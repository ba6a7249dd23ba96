import { Text } from '@karigar/ui/text/text';
import { useRef, type PointerEvent } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { coverByKey, moveCover, resizeCover, type Cover } from './cover.ts';
import styles from './cover-field.module.css';
import { idVerificationMessages as texts } from './id-verification.messages.ts';

type Drag = { readonly x: number; readonly y: number; readonly from: Cover };
type Change = (cover: Cover, right: number, down: number) => Cover;

/** The chosen photo with a black cover that is dragged over the first eight digits, by its corner made larger. */
export const CoverField = ({
  url,
  cover,
  disabled,
  onChange,
}: {
  url: string;
  cover: Cover;
  /** While sending. */
  disabled: boolean;
  onChange: (cover: Cover) => void;
}) => {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  const dragging = (change: Change) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (disabled) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, from: cover };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = frame.current?.getBoundingClientRect();
      if (drag.current === null || box === undefined) return;
      event.stopPropagation();
      const { x, y, from } = drag.current;
      onChange(change(from, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  });

  return (
    <div>
      <Text size="small">{say(texts.coverDigits)}</Text>
      <div className={styles['place']}>
        <div ref={frame} className={styles['frame']}>
          <img className={styles['picture']} src={url} alt={say(texts.yourPhoto)} />
          <button
            type="button"
            className={styles['cover']}
            aria-label={say(texts.cover)}
            aria-describedby="cover-keys"
            disabled={disabled}
            ref={(element) => {
              // Set by script: the content security policy forbids style attributes in markup.
              element?.style.setProperty('left', `${cover.x * 100}%`);
              element?.style.setProperty('top', `${cover.y * 100}%`);
              element?.style.setProperty('width', `${cover.width * 100}%`);
              element?.style.setProperty('height', `${cover.height * 100}%`);
            }}
            onKeyDown={(event) => {
              const moved = coverByKey(cover, event.key, event.shiftKey);
              if (moved === null) return;
              event.preventDefault();
              onChange(moved);
            }}
            {...dragging(moveCover)}
          >
            <span className={styles['corner']} {...dragging(resizeCover)} />
          </button>
        </div>
      </div>
      <Text id="cover-keys" size="small" tone="muted">
        {say(texts.coverKeys)}
      </Text>
    </div>
  );
};
