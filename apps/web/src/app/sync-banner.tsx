import { Banner } from '@karigar/ui/banner/banner';
import { Icon } from '@karigar/ui/icon/icon';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSheet } from '#platform/navigation/use-sheet';
import { useNetwork } from '#platform/network/network';
import type { Network } from '#platform/network/network-of';
import { NETWORK_WORDS } from '#platform/network/network-words';
import type { Progress } from '#platform/sync/progress';
import { putAwayProgress, useProgress } from '#platform/sync/sync-progress';
import { Quietly } from './quietly.tsx';
import styles from './sync-banner.module.css';
import { syncMessages as texts } from './sync.messages.ts';
import { useSavedNote } from './use-saved-note.ts';

const SHEETS = ['waiting'] as const;

const loadSync = () => import('#features/common/sync/index');
const WaitingSheet = lazy(async () => ({ default: (await loadSync()).WaitingSheet }));

/** Loads the sheet while there is network: it is opened offline, maybe before the service worker has cached it. */
const useSheetReady = (): void => {
  useEffect(() => {
    Promise.all([loadSync(), import('@karigar/ui/sheet/sheet-drawer')]).catch(() => undefined);
  }, []);
};

/** The end of the banner: a count, and a button that opens the list. */
const End = ({ children, ...button }: ComponentProps<'button'>) => (
  <button type="button" className={styles['end']} {...button}>
    {children}
    <Icon name="right" size={20} />
  </button>
);

/** How many actions wait; a tap opens their list over the current screen. */
const Waiting = ({ count }: { count: number }) => {
  const say = useSay();
  const { open, show } = useSheet(SHEETS);
  return (
    <End aria-haspopup="dialog" aria-expanded={open !== null} onClick={() => show('waiting')}>
      {say(texts.waiting, { count })}
    </End>
  );
};

/** Link to the refused actions. */
const See = ({ children }: { children: string }) => {
  const navigate = useNavigate();
  const see = (): void => {
    putAwayProgress();
    navigate(pathTo('sync'));
  };
  return <End onClick={see}>{children}</End>;
};

/** The connection's state, with the count of actions that wait for it. */
const Trouble = ({ why, progress }: { why: Network; progress: Progress }) => {
  const say = useSay();
  const saved = useSavedNote();
  const end =
    progress.kind === 'waiting' ? (
      <Waiting count={progress.left} />
    ) : (
      progress.kind === 'refused' && (
        <See>{say(texts.notAccepted, { count: progress.refused })}</See>
      )
    );
  return (
    <Banner tone="offline" {...(why === 'offline' && saved)} {...(end !== false && { end })}>
      {say(NETWORK_WORDS[why].title)}
    </Banner>
  );
};

const Said = ({ network, progress }: { network: Network; progress: Progress }) => {
  const say = useSay();
  if (progress.kind === 'waiting') return <Trouble why={progress.why} progress={progress} />;
  if (network !== 'fine') return <Trouble why={network} progress={progress} />;
  if (progress.kind === 'sending')
    return (
      <Banner tone="sending">{say(texts.sending, { at: progress.at, of: progress.of })}</Banner>
    );
  if (progress.kind === 'refused') {
    const { sent, refused } = progress;
    return (
      <Banner tone="refused" end={<See>{say(texts.see)}</See>}>
        {sent === 0
          ? say(texts.noneAccepted, { refused })
          : say(texts.sentAndNot, { sent, refused })}
      </Banner>
    );
  }
  return progress.kind === 'sent' ? <Banner tone="sent">{say(texts.allSent)}</Banner> : null;
};

/** Publishes the banner's height for what sticks below it: its text may take two lines. */
const usePublishedHeight = (place: Element | null): void => {
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

/** Above every screen of a signed-in person. Replaces the shell's own banner, which does not know the queue. */
export const SyncBanner = () => {
  const network = useNetwork();
  const progress = useProgress();
  const sheet = useSheet(SHEETS);
  const place = document.querySelector('[data-sync]');
  usePublishedHeight(place);
  useSheetReady();
  // Not loaded for a first screen without queued actions.
  const isNeeded = sheet.open !== null || progress.kind === 'waiting';
  return (
    <>
      {place && createPortal(<Said network={network} progress={progress} />, place)}
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
