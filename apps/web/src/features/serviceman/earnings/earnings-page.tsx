import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { EarningsLoading } from './earnings-loading.tsx';
import { earningsMessages as texts } from './earnings.messages.ts';

/** A screen below Earnings: title, and content once its read is there. */
export const EarningsPage = <Data,>({
  title,
  caption,
  of,
  read: { data, error },
  couldNotLoad,
  children,
}: {
  title: string;
  caption?: string;
  of: QueryKey;
  read: { readonly data: Data | undefined; readonly error: Error | null };
  couldNotLoad: string;
  children: (data: Data) => ReactNode;
}) => {
  const say = useSay();
  const back = useBack('earnings');
  useScreen(title);
  return (
    <Screen>
      <TopBar
        title={title}
        {...(caption !== undefined && { caption })}
        back={{ label: say(texts.back), onPress: back }}
      />
      <Main tight>
        <StaleHint of={of} />
        {data === undefined &&
          (error === null ? <EarningsLoading /> : <LoadFailed title={couldNotLoad} of={of} />)}
        {data !== undefined && <Stack gap={3}>{children(data)}</Stack>}
      </Main>
    </Screen>
  );
};
