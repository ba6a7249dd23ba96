import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { useEffect, useRef } from 'react';

/** Nearer to the end than this, a reader follows the conversation. */
const NEAR_PX = 160;

/**
 * Scrolls to the latest message: on opening, after an own message, and when one arrives while the reader is at the
 * end. Whoever reads older messages keeps the place.
 */
export const useLatestInView = (messages: readonly ChatMessage[], outgoing: number): void => {
  const latest = messages.at(-1)?.id ?? 0;
  const isAtEnd = useRef(true);
  const sentBefore = useRef(outgoing);

  useEffect(() => {
    const look = (): void => {
      const { scrollHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - innerHeight - scrollY < NEAR_PX;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const hasSent = outgoing > sentBefore.current;
    sentBefore.current = outgoing;
    if (latest === 0 && outgoing === 0) return;
    if (!isAtEnd.current && !hasSent) return;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }, [latest, outgoing]);
};
