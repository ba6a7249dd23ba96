import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { deskQuery } from '#entities/desk/desk-query';
import { useCity } from '#entities/desk/use-city';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { BoardView } from './board-view.tsx';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import { useBoardAddress } from './use-board-address.ts';

/** The board of the operator's city; an operator of every city chooses one in the head. */
export const DispatchScreen = () => {
  const say = useSay();
  const desk = useQuery(deskQuery);
  const address = useBoardAddress();
  const chosen = useCity().cityId;
  const cityId = chosen ?? desk.data?.cities[0]?.id ?? null;
  if (desk.data !== undefined && cityId !== null)
    return <BoardView cityId={cityId} desks={desk.data.desks} address={address} />;
  return (
    <Frame title={say(texts.title)}>
      {desk.data === undefined ? (
        <FirstRead
          of={deskQuery.queryKey}
          read={desk}
          outline={<Skeleton width="100%" height={400} />}
        />
      ) : (
        <Empty scene="scene-empty" title={say(texts.noCity)} help={say(texts.noCityHelp)} />
      )}
    </Frame>
  );
};
