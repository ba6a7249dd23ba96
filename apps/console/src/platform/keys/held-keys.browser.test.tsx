import { lazy, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import {
  HistoryRouter,
  Routes,
  useLocation,
  useNavigate,
} from '@karigar/client/navigation/router.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldKeys } from './held-keys.ts';
import { useHeldKeys, useKeys } from './use-keys.ts';

const home = location.pathname;
const acts: string[] = [];
let arrive: (screen: { default: ComponentType }) => void;
let unmount: () => void;

const Second = () => {
  useKeys({ take: () => acts.push('second take') });
  return <h1>Second</h1>;
};
const First = () => {
  const navigate = useNavigate();
  useKeys({
    take: () => acts.push('first take'),
    goDispatch: () => navigate('/second'),
    goWaiting: () => navigate(home),
  });
  return <h1>First</h1>;
};
const Drawn = () => {
  useHeldKeys(useLocation().pathname);
  return null;
};

const press = (...codes: readonly string[]): void => {
  for (const code of codes)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }),
    );
};
const title = (): string => document.querySelector('h1')?.textContent ?? '';

beforeEach(async () => {
  acts.length = 0;
  const arrival = Promise.withResolvers<{ default: ComponentType }>();
  arrive = arrival.resolve;
  const Late = lazy(() => arrival.promise);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <HistoryRouter onGo={heldKeys.await}>
      <Suspense>
        <Routes
          routes={[
            { path: '/second', element: <Late /> },
            { path: '*', element: <First /> },
          ]}
        />
        <Drawn />
      </Suspense>
    </HistoryRouter>,
  );
  unmount = () => {
    root.unmount();
    place.remove();
    history.replaceState(null, '', home);
  };
  await vi.waitUntil(() => title() === 'First');
});
afterEach(() => unmount());

it('a key that is pressed before the next screen is drawn is that screen’s', async () => {
  press('KeyT', 'KeyG', 'KeyD', 'KeyT');
  expect(acts).toEqual(['first take']);
  expect(title()).toBe('First');
  arrive({ default: Second });
  await vi.waitFor(() => expect(title()).toBe('Second'));
  await vi.waitFor(() => expect(acts).toEqual(['first take', 'second take']));
});

it('keys work at once again for somebody who went back before it was drawn', async () => {
  press('KeyG', 'KeyD', 'KeyT');
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  press('KeyT');
  await vi.waitFor(() => expect(acts).toEqual(['first take']));
});
