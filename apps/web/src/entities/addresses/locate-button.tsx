import type { Place } from '@karigar/domain/bookings/place';
import { Button } from '@karigar/ui/button/button';
import { useAction } from '@karigar/client/api/use-action';
import { whereAmI } from '#platform/device/where-am-i';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { pinMessages as texts } from './address.messages.ts';
import { nearestOn } from './pin-map.ts';
import type { MapArea } from './pin-picker.tsx';

/** Finds area and pin by the phone's position, so that nothing has to be typed for them. */
export const LocateButton = <Area extends MapArea>({
  areas,
  onFound,
}: {
  areas: readonly Area[];
  onFound: (area: Area, pin: Place) => void;
}) => {
  const say = useSay();
  const here = useAction(async () => {
    try {
      const place = await whereAmI();
      const area = nearestOn(areas, place);
      if (area === null) toasts.bad(say(texts.notServed));
      else onFound(area, place);
    } catch {
      toasts.bad(say(texts.notFound));
    }
  });
  return (
    <Button
      variant="tonal"
      icon="nav"
      block
      busy={here.isBusy}
      busyLabel={say(texts.hereBusy)}
      onClick={() => here.run()}
    >
      {say(texts.here)}
    </Button>
  );
};
