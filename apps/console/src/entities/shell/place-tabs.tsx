import { useSay } from '@karigar/client/i18n/use-say';
import type { ItemKind } from '@karigar/domain/console/waiting-items';
import { ViewTabs } from '@karigar/ui/view-tabs/view-tabs';
import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { sumOf, useCounts } from '#entities/waiting/count-query';
import { useKeys } from '#platform/keys/use-keys';
import type { Path } from '#platform/navigation/paths';
import styles from './place-tabs.module.css';

export interface PlaceTab {
  path: Path;
  label: MessageDescriptor;
  /** What is counted beside its name. */
  waits?: readonly ItemKind[];
}

interface Tabs {
  readonly label: MessageDescriptor;
  readonly rows: readonly PlaceTab[];
}

const PlaceTabsContext = createContext<Tabs | null>(null);
export const PlaceTabsProvider = PlaceTabsContext.Provider;

const NOTHING = [] as const;

/** Above a screen the tabs of its place, each with what waits there; nothing where a place is one screen. */
export const PlaceTabs = ({ children }: { children: ReactNode }) => {
  const place = useContext(PlaceTabsContext);
  return place === null || place.rows.length < 2 ? (
    children
  ) : (
    <div className={styles['tabbed']}>
      <Tabs {...place} />
      <div className={styles['screen']}>{children}</div>
    </div>
  );
};

const Tabs = ({ label, rows }: Tabs) => {
  const say = useSay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const counted = useCounts()?.kinds ?? NOTHING;
  const at = rows.findIndex(({ path }) => path === pathname);
  const go = (step: 1 | -1): void => {
    const beside = rows[at + step];
    if (beside !== undefined) navigate(beside.path);
  };
  useKeys({ tabBefore: () => go(-1), tabAfter: () => go(1) });
  return (
    <ViewTabs
      label={say(label)}
      tabs={rows.map(({ path, label: name, waits }, index) => ({
        href: path,
        label: say(name),
        current: index === at,
        ...(waits !== undefined && { count: sumOf(counted, waits) }),
      }))}
    />
  );
};
