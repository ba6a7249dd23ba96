import { matchesName } from '@karigar/domain/bookings/search';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { bookingPagesOf, usePagedBookings } from '#entities/bookings/paged-bookings';
import { SearchedBookings } from '#entities/bookings/searched-bookings.tsx';
import { HistoryCard } from './history-card.tsx';
import { historyMessages as texts } from './history.messages.ts';

const historyPages = bookingPagesOf('history');

/** Past bookings, page by page, and a search by service among the loaded ones. */
export const HistoryScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const loaded = usePagedBookings(historyPages);
  const label = say(texts.searchLabel);
  useScreen(say(texts.history));
  return (
    <Screen>
      <TopBar title={say(texts.history)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <SearchedBookings
          loaded={loaded}
          of={historyPages.queryKey}
          isFound={({ serviceName }, search) => matchesName(serviceName, search)}
          one={HistoryCard}
          search={{ label, placeholder: label }}
          couldNotLoad={say(texts.couldNotLoad)}
          none={{ title: say(texts.none), help: say(texts.noneHelp) }}
          noMatch={{ title: say(texts.noMatch), help: say(texts.noMatchHelp) }}
        />
      </Main>
    </Screen>
  );
};
