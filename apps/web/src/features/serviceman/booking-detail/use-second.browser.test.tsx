import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hide } from '#testing/show-screen.tsx';
import { useSecond } from './use-second.ts';

let root: Root;
let place: HTMLElement;

const Clock = () => <p>{useSecond(true)}</p>;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<Clock />);
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

const pass = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

it('the clock stops in a hidden page, and is right at once when it is shown', async () => {
  await expect.poll(() => place.textContent).not.toBe('');
  hide(true);
  await pass(50);
  const before = place.textContent;
  await pass(2500);
  expect(place.textContent).toBe(before);
  hide(false);
  await expect.poll(() => place.textContent).not.toBe(before);
});
