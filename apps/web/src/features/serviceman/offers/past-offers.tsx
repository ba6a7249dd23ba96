import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { shownPages } from '#platform/paging/shown-pages';
import { pastOffers } from './past-offers.queries.ts';
import { goneMessages, offersMessages as texts } from './offers-screen.messages.ts';

/** Offers that were not accepted: for information only, not a record. */
export const PastOffers = () => {
  const say = useSay();
  const since = useSince();
  const heading = useId();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pastOffers);
  const offers = shownPages(data?.pages ?? []).flat();
  if (offers.length === 0 && !isError) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{say(texts.past)}</SectionHeading>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {say(texts.pastHelp)}
        </Text>
        {offers.length > 0 && (
          <Panel rows>
            {offers.map(({ id, serviceName, area, goneAt, why }) => (
              <PanelRow
                key={id}
                icon="history"
                label={`${serviceName} · ${area}`}
                hint={[say(goneMessages[why]), ...(goneAt === null ? [] : [since(goneAt)])].join(
                  ' ',
                )}
              />
            ))}
          </Panel>
        )}
        {isError && (
          <div role="status">
            <Text size="small" tone="muted">
              {say(texts.couldNotLoadPast)}
            </Text>
            <Button variant="ghost" small icon="refresh" onClick={() => void refetch()}>
              {say(texts.tryAgain)}
            </Button>
          </div>
        )}
        {hasNextPage && (
          <Button
            block
            variant="tonal"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            {say(texts.morePast)}
          </Button>
        )}
      </Stack>
    </section>
  );
};
