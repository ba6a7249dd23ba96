import { Banner } from '@karigar/ui/banner/banner';
import { Icon } from '@karigar/ui/icon/icon';
import { Link } from '@karigar/ui/link/link';
import { createPortal } from 'react-dom';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { useOnline } from '#shared/network/use-online';
import type { Progress } from '#shared/sync/progress';
import { useProgress } from '#shared/sync/sync-progress';
import { shellMessages } from './shell.messages.ts';
import styles from './sync-banner.module.css';
import { syncMessages as texts } from './sync.messages.ts';

const WaitingLink = ({ count }: { count: number }) => {
  const say = useSay();
  return (
    <Link href={pathTo('sync')} className={styles['waiting']}>
      {say(texts.waiting, { count })}
      <Icon name="right" size={20} />
    </Link>
  );
};

const Said = ({ isOnline, progress }: { isOnline: boolean; progress: Progress }) => {
  const say = useSay();
  if (!isOnline)
    return (
      <Banner
        tone="offline"
        {...(progress.kind === 'waiting' && { end: <WaitingLink count={progress.left} /> })}
      >
        {say(shellMessages.offline)}
      </Banner>
    );
  if (progress.kind === 'sending')
    return (
      <Banner tone="sending">{say(texts.sending, { at: progress.at, of: progress.of })}</Banner>
    );
  return progress.kind === 'sent' ? <Banner tone="sent">{say(texts.allSent)}</Banner> : null;
};

/** Above every screen of one who is in. Takes the place of the shell's own line, which knows nothing of what waits. */
export const SyncBanner = () => {
  const isOnline = useOnline();
  const progress = useProgress();
  const place = document.querySelector('[data-sync]');
  return place && createPortal(<Said isOnline={isOnline} progress={progress} />, place);
};
