import type { Place } from '@karigar/domain/bookings/place';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import type { PointerEvent } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { pinMessages as texts } from './address.messages.ts';
import { distanceText, fromMap, isOnMap, moved, named, onMap } from './pin-map.ts';
import styles from './pin-picker.module.css';

export type MapArea = Place & { readonly id: number; readonly name: string };

const STEP_KM = 0.1;

const ARROWS: readonly {
  icon: IconName;
  way: 'north' | 'south' | 'east' | 'west';
  north: number;
  east: number;
}[] = [
  { icon: 'left', way: 'west', north: 0, east: -STEP_KM },
  { icon: 'up', way: 'north', north: STEP_KM, east: 0 },
  { icon: 'down', way: 'south', north: -STEP_KM, east: 0 },
  { icon: 'right', way: 'east', north: 0, east: STEP_KM },
];

/** A map of our areas that the app draws itself, so that no map provider learns an address. */
export const PinPicker = ({
  area,
  areas,
  pin,
  onPin,
}: {
  area: MapArea;
  areas: readonly MapArea[];
  pin: Place;
  onPin: (pin: Place) => void;
}) => {
  const say = useSay();
  const put = (next: Place): void => {
    if (isOnMap(area, next)) onPin(next);
  };
  const putAt = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    put(
      fromMap(area, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height),
    );
  };
  const at = onMap(area, pin);
  const isInMiddle = pin.latitude === area.latitude && pin.longitude === area.longitude;
  return (
    <Stack gap={2}>
      <Text strong>{say(texts.title)}</Text>
      <div
        className={styles['map']}
        dir="ltr"
        // A finger that scrolls the form over the map ends in pointercancel, never in pointerup here.
        onPointerUp={putAt}
      >
        {named(area, areas).map((one) => {
          const { x, y } = onMap(area, one);
          return (
            <span
              key={one.id}
              className={styles['area']}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            >
              {one.name}
            </span>
          );
        })}
        <span className={styles['pin']} style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}>
          <Icon name="pin" size={36} />
        </span>
      </div>
      <Text size="small" tone="muted" role="status">
        {isInMiddle
          ? say(texts.middle, { area: area.name })
          : say(texts.place, { distance: distanceText(area, pin), area: area.name })}{' '}
        {say(texts.help)}
      </Text>
      <div className={styles['arrows']} dir="ltr">
        {ARROWS.map(({ icon, way, north, east }) => (
          <IconButton
            key={way}
            icon={icon}
            label={say(texts[way])}
            onClick={() => put(moved(pin, north, east))}
          />
        ))}
      </div>
    </Stack>
  );
};
