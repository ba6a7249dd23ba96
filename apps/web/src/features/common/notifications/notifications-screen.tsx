import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { Listen } from '#platform/aloud/listen.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { notifications } from '#entities/notifications/notifications';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsLoading } from './notifications-loading.tsx';
import { notificationsMessages as texts } from './notifications.messages.ts';
import { useAbout } from './notifications.queries.ts';
import styles from './notifications-screen.module.css';
import { useMarkRead } from './use-mark-read.ts';

const READ_ALOUD = 5;

const List = () => {
  const say = useSay();
  const about = useAbout();
  const { data: all, error } = useQuery(notifications);
  if (all === undefined) {
    if (error === null) return <NotificationsLoading />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={notifications.queryKey} />;
  }
  if (all.length === 0) {
    return <Empty scene="scene-bell" title={say(texts.empty)} help={say(texts.emptyHelp)} />;
  }
  // The unread ones, or where all are read the newest.
  const unread = all.filter((one) => one.unread);
  const aloud = (unread.length > 0 ? unread : all).slice(0, READ_ALOUD);
  return (
    <>
      <Listen words={() => aloud.map(({ message }) => message).join('\n')} />
      <ul className={styles['list']}>
        {all.map((one) => (
          <NotificationRow key={one.id} of={one} href={about(one)} />
        ))}
      </ul>
    </>
  );
};

export const NotificationsScreen = () => {
  const say = useSay();
  const back = useBack('home');
  const mark = useMarkRead();
  const { data: isAnyUnread = false } = useQuery({
    ...notifications,
    select: (all) => all.some(({ unread }) => unread),
  });
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar
        line
        title={say(texts.title)}
        back={{ label: say(texts.back), onPress: back }}
        trailing={
          (isAnyUnread || mark.isBusy) && (
            <Button
              variant="ghost"
              small
              className={styles['mark']}
              icon="check"
              busy={mark.isBusy}
              busyLabel={say(texts.marking)}
              onClick={mark.run}
            >
              {say(texts.markAllRead)}
            </Button>
          )
        }
      />
      <Main className={styles['under']}>
        <StaleHint of={notifications.queryKey} />
        <div role="status">
          {mark.hasFailed && (
            <Text size="small" tone="muted" className={styles['note']}>
              {say(texts.notMarked)}
            </Text>
          )}
        </div>
        <List />
      </Main>
    </Screen>
  );
};
