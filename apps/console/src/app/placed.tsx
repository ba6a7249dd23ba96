import { useSay } from '@karigar/client/i18n/use-say';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { Empty } from '@karigar/ui/empty/empty';
import type { ComponentType } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { Frame } from '#entities/shell/frame.tsx';
import { PlaceTabsProvider } from '#entities/shell/place-tabs.tsx';
import { appMessages as texts } from './app.messages.ts';
import type { Place } from './places.ts';

/** The screen of a place; to somebody without its desks it says which ones it needs. */
export const Placed = ({
  place: { label, desks, tabs },
  screen: Screen,
}: {
  place: Place;
  screen: ComponentType;
}) => {
  const say = useSay();
  const held = useDesk()?.desks;
  if (held === undefined || holdsOneOf(held, desks))
    return (
      <PlaceTabsProvider value={tabs ?? null}>
        <Screen />
      </PlaceTabsProvider>
    );
  return (
    <Frame title={say(label)}>
      <Empty
        scene="scene-empty"
        title={say(texts.noRight, { desks: desks.map((desk) => say(DESK_NAMES[desk])).join(', ') })}
        help={say(texts.noRightHelp)}
      />
    </Frame>
  );
};
