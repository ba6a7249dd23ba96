import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { bookingFrameMessages as texts } from './booking-frame.messages.ts';

const Loading = ({ hint }: { hint: string | undefined }) => {
  const say = useSay();
  return (
    <Stack gap={4}>
      <Spinner label={say(readingMessages.loading)} />
      <div role="status">
        {hint !== undefined && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      <Skeleton width="100%" height={112} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={160} />
    </Stack>
  );
};

/** The screen of one booking while there is none to show: it loads, does not exist, or could not be loaded. */
export const BookingFrame = ({
  title,
  back,
  shows,
  hint,
  missing,
  of,
  nav,
}: {
  title: string;
  back: NonNullable<ComponentProps<typeof TopBar>['back']>;
  shows: 'loading' | 'missing' | 'failed';
  /** Beside the spinner, for a load that is tried again by itself. */
  hint?: string;
  /** Why it may be missing, and where to go instead. */
  missing: { readonly help: string; readonly href: string; readonly label: string };
  of: QueryKey;
  /** The tabs of a laptop, where the loaded screen has them. */
  nav?: ReactNode;
}) => {
  const say = useSay();
  return (
    <Screen {...(nav !== undefined && { nav, wide: true })}>
      <TopBar title={title} back={back} />
      <Main tight>
        {shows === 'loading' && <Loading hint={hint} />}
        {shows === 'missing' && (
          <Empty
            scene="scene-empty"
            title={say(texts.notFound)}
            help={missing.help}
            action={<ButtonLink href={missing.href}>{missing.label}</ButtonLink>}
          />
        )}
        {shows === 'failed' && <LoadFailed title={say(texts.couldNotLoad)} of={of} />}
      </Main>
    </Screen>
  );
};
