import { Banner } from '@karigar/ui/banner/banner';
import { Icon } from '@karigar/ui/icon/icon';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '#platform/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { useOnline } from '#platform/network/use-online';
import type { Progress } from '#shared/sync/progress';
import { useProgress } from '#shared/sync/sync-progress';
import { Quietly } from './quietly.tsx';
import { shellMessages } from './shell.messages.ts';
import styles from './sync-banner.module.css';
import { syncMessages as texts } from './sync.messages.ts';

const SHEETS = ['waiting'] as const;

const loadSync = () => import('../features/common/sync/index.ts');
const WaitingSheet = lazy(async () => ({ default: (await loadSync()).WaitingSheet }));

/** Fetched while there is network: it is wanted where there is none, maybe before the service worker has it. */
const useSheetReady = (): void => {
  useEffect(() => {
    Promise.all([loadSync(), import('@karigar/ui/sheet/sheet-drawer')]).catch(() => undefined);
  }, []);
};

/** How much waits; a tap shows what, and the screen below stays where it is. */
const Waiting = ({ count }: { count: number }) => {
  const say = useSay();
  const { open, show } = useSheet(SHEETS);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open !== null}
      className={styles['waiting']}
      onClick={() => show('waiting')}
    >
      {say(texts.waiting, { count })}
      <Icon name="right" size={20} />
    </button>
  );
};

const Said = ({ isOnline, progress }: { isOnline: boolean; progress: Progress }) => {
  const say = useSay();
  if (!isOnline)
    return (
      <Banner
        tone="offline"
        {...(progress.kind === 'waiting' && { end: <Waiting count={progress.left} /> })}
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

/** How high it stands, for what stays below it when the page is scrolled: its words may take two lines. */
const useHeightTold = (place: Element | null): void => {
  useEffect(() => {
    if (place === null) return;
    const { style } = document.documentElement;
    const tell = (): void => {
      const { offsetHeight = 0 } = (place.firstElementChild as HTMLElement | null) ?? {};
      style.setProperty('--banner-h', `${offsetHeight}px`);
    };
    const sizes = new ResizeObserver(tell);
    const follow = (): void => {
      sizes.disconnect();
      for (const banner of place.children) sizes.observe(banner);
      tell();
    };
    const banners = new MutationObserver(follow);
    banners.observe(place, { childList: true });
    follow();
    return () => {
      banners.disconnect();
      sizes.disconnect();
      style.removeProperty('--banner-h');
    };
  }, [place]);
};

/** Above every screen of one who is in. Takes the place of the shell's own line, which knows nothing of what waits. */
export const SyncBanner = () => {
  const isOnline = useOnline();
  const progress = useProgress();
  const sheet = useSheet(SHEETS);
  const place = document.querySelector('[data-sync]');
  useHeightTold(place);
  useSheetReady();
  // Out of the way of a first screen that has nothing waiting.
  const isNeeded = sheet.open !== null || (!isOnline && progress.kind === 'waiting');
  return (
    <>
      {place && createPortal(<Said isOnline={isOnline} progress={progress} />, place)}
      {isNeeded && (
        <Quietly>
          <Suspense>
            <WaitingSheet open={sheet.open !== null} onClose={sheet.close} />
          </Suspense>
        </Quietly>
      )}
    </>
  );
};
