import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { readingMessages } from '#platform/cache/reading.messages';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { mayUpload } from './document-order.ts';
import { idVerificationMessages as texts } from './id-verification.messages.ts';
import { kycDocuments } from './id-verification.queries.ts';
import { UploadSheet } from './upload-sheet.tsx';

const OfflineSheet = lazy(async () => ({
  default: (await import('./offline/offline-sheet.tsx')).OfflineSheet,
}));

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={3}>
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={210} />
      <Skeleton width="100%" height={160} />
      <Skeleton width="100%" height={110} />
    </Stack>
  );
};

/** Identity documents: which are needed, pending or rejected, and why. */
export const IdVerificationScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const sheet = useSheet(['upload', 'offline']);
  const { data: documents, error, isFetching, refetch } = useQuery(kycDocuments);
  useScreen(say(texts.title));
  const chosen = documents?.find(({ id }) => id === sheet.about) ?? null;

  const content = (): ReactNode => {
    if (documents === undefined)
      return error === null ? (
        <Loading />
      ) : (
        <Stack gap={3}>
          <Callout alert tone="bad" icon="warn">
            <b>{say(texts.couldNotLoad)}</b>
          </Callout>
          <Button
            block
            variant="tonal"
            icon="refresh"
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {say(readingMessages.tryAgain)}
          </Button>
        </Stack>
      );
    if (documents.length === 0) return <Empty scene="scene-empty" title={say(texts.none)} />;
    return (
      <>
        <StaleHint of={kycDocuments.queryKey} />
        <Stack gap={3}>
          {documents.map((document) => (
            <DocumentPanel
              key={document.id}
              document={document}
              {...(mayUpload(document) && {
                onUpload: () => sheet.show('upload', document.id),
                ...(document.takesOffline && {
                  onOffline: () => sheet.show('offline', document.id),
                }),
              })}
            />
          ))}
        </Stack>
      </>
    );
  };

  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>{content()}</Main>
      <UploadSheet document={sheet.open === 'upload' ? chosen : null} onClose={sheet.close} />
      {sheet.open === 'offline' && chosen !== null && (
        <Suspense>
          <OfflineSheet document={chosen} onClose={sheet.close} />
        </Suspense>
      )}
    </Screen>
  );
};
