import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Bars, type Bar } from './bars.tsx';

const days = (onPress: (key: string) => void, figure?: string): Bar[] =>
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, at) => ({
    key: label,
    label,
    figure: figure ?? (at === 6 ? '' : `${at + 1},000`),
    spoken: `${label}, ₹${at + 1},000.00`,
    value: at === 6 ? 0 : (at + 1) * 1000,
    now: at === 5,
    onPress: at < 6 ? () => onPress(label) : undefined,
  }));

const places = (): DOMRect[] =>
  [...document.querySelectorAll('li > *')].map((one) => one.getBoundingClientRect());

test('each bar is a button with its full text, and an empty bar is no button', async () => {
  const onPress = vi.fn<(key: string) => void>();
  render(<Bars label="Earnings each day" bars={days(onPress)} />);
  await expect.element(page.getByRole('list', { name: 'Earnings each day' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(6);
  await userEvent.click(page.getByRole('button', { name: 'Wed, ₹3,000.00' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress.mock.calls).toEqual([['Wed'], ['Thu']]);
  await expect
    .element(page.getByRole('button', { name: 'Sat, ₹6,000.00' }))
    .toHaveAttribute('aria-current', 'date');
  expect(document.querySelector('li:last-child')?.textContent).toBe('Sun, ₹7,000.00Sun');
});

test('the highest bar is full and the others are in proportion', async () => {
  render(<Bars label="Earnings" bars={days(() => {})} />);
  await expect.element(page.getByRole('list')).toBeVisible();
  const heights = [...document.querySelectorAll<HTMLElement>('li [class*=bar]')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  expect(heights).toEqual([22, 40, 58, 76, 94, 112, 4]);
});

test('bars are columns, and rows when the text is large or the figures are long', async () => {
  await page.viewport(360, 800);
  const { rerender } = shown(days(() => {}));
  await expect.element(page.getByRole('list')).toBeVisible();
  expect(new Set(places().map(({ bottom }) => bottom)).size).toBe(1);
  expect(places().every(({ width }) => width >= 48)).toBe(true);
  document.documentElement.style.fontSize = '200%';
  expect(new Set(places().map(({ left }) => left)).size).toBe(1);
  document.documentElement.style.fontSize = '';
  rerender(days(() => {}, '1,23,456'));
  await vi.waitFor(() => expect(new Set(places().map(({ left }) => left)).size).toBe(1));
});

function shown(bars: readonly Bar[]) {
  let place = render(<Bars label="Earnings" bars={bars} />);
  return {
    rerender: (next: readonly Bar[]) => {
      place.remove();
      place = render(<Bars label="Earnings" bars={next} />);
    },
  };
}
