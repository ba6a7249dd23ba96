import { useSay } from '@karigar/client/i18n/use-say';
import { ViewTabs } from '@karigar/ui/view-tabs/view-tabs';
import { sumOf, useCounts } from '#entities/waiting/count-query';
import { PATHS } from '#platform/navigation/paths';
import { GROUPS, type Tab } from './kind-groups.ts';
import { waitingMessages as texts } from './waiting.messages.ts';

const hrefOf = (tab: Tab): string =>
  tab === 'all' ? PATHS.waiting : `${PATHS.waiting}?tab=${tab}`;

/** The parts of the queue that this operator's desks read, each with its count. */
export const WaitingTabs = ({ tab }: { tab: Tab }) => {
  const say = useSay();
  const counts = useCounts();
  if (counts === undefined) return <ViewTabs label={say(texts.tabs)} tabs={[]} />;
  const { kinds, mine } = counts;
  const own = GROUPS.filter((group) =>
    group.kinds.some((kind) => kinds.some((counted) => counted.kind === kind)),
  );
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <ViewTabs
      label={say(texts.tabs)}
      tabs={[
        { href: hrefOf('all'), label: say(texts.all), count: all, current: tab === 'all' },
        ...own.map((group) => ({
          href: hrefOf(group.name),
          label: say(group.label),
          count: sumOf(kinds, group.kinds),
          current: tab === group.name,
        })),
        {
          href: hrefOf('mine'),
          label: say(texts.mine),
          count: mine,
          current: tab === 'mine',
          atEnd: true,
        },
      ]}
    />
  );
};
