import { lazy, Suspense } from 'react';

const Button = lazy(async () => ({ default: (await import('./listen-button.tsx')).ListenButton }));

/** The button to listen, loaded where the browser can speak at all. */
export const Listen = ({ words }: { words: () => string }) =>
  'speechSynthesis' in globalThis ? (
    <Suspense>
      <Button words={words} />
    </Suspense>
  ) : null;
