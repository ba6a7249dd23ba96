import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '../styles/styles.css';

/** Renders into the page until the test ends. */
export function render(children: ReactNode): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(children);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}
