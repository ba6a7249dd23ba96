import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages as texts } from '#platform/cache/reading.messages';

const ROWS = [1, 2, 3];

export const NotificationsLoading = () => {
  const say = useSay();
  return (
    <>
      <Spinner label={say(texts.loading)} />
      <Stack gap={6} aria-hidden="true">
        {ROWS.map((row) => (
          <Row key={row} gap={3} align="start">
            <Skeleton width={48} height={48} />
            <Stack gap={2}>
              <Skeleton width="9rem" height="1rem" />
              <Skeleton width="14rem" height="1rem" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </>
  );
};
