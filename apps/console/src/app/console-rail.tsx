import { useSay } from '@karigar/client/i18n/use-say';
import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { Rail } from '@karigar/ui/rail/rail';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { BrandMark } from '#entities/desk/brand.tsx';
import { useDesk } from '#entities/desk/desk-query';
import { sumOf, useCounts } from '#entities/waiting/count-query';
import { PATHS } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { PLACES } from './places.ts';

const NONE: readonly Desk[] = [];
const NOTHING = [] as const;

/** The places of the rail that the desks of this operator open. */
export const ConsoleRail = () => {
  const say = useSay();
  const held = useDesk()?.desks ?? NONE;
  const counted = useCounts()?.kinds ?? NOTHING;
  const { pathname } = useLocation();
  const shown = PLACES.filter(({ desks }) => holdsOneOf(held, desks));
  return (
    <Rail
      label={say(texts.places)}
      brand={<BrandMark size={48} />}
      items={shown.map(({ path, icon, label, waits = NOTHING }) => ({
        href: path,
        icon,
        label: say(label),
        count: sumOf(counted, waits),
        current: pathname === path || pathname.startsWith(`${path}/`),
      }))}
      end={[
        {
          href: PATHS.settings,
          icon: 'gear',
          label: say(texts.settings),
          current: pathname === PATHS.settings,
        },
      ]}
    />
  );
};
