import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, storySheets } from '../testing/stories.tsx';

const sheet = storySheets.find(({ name }) => name === 'lanes');
if (sheet === undefined) throw new Error('no story of lanes');

const many = async (): Promise<HTMLElement> => {
  await show(sheet);
  const [, grid] = document.querySelectorAll<HTMLElement>('[role=grid]');
  if (grid === undefined) throw new Error('no second grid');
  return grid;
};
const rowsOf = (grid: HTMLElement): readonly HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[data-row]'),
];

test('only the lanes in view exist, and each says which one it is', async () => {
  const grid = await many();
  expect(grid.getAttribute('aria-rowcount')).toBe('401');
  expect(rowsOf(grid).length).toBeLessThan(20);
  grid.scrollTop = 200 * 72;
  await expect.poll(() => rowsOf(grid).some((row) => row.ariaRowIndex === '202')).toBe(true);
  expect(rowsOf(grid).length).toBeLessThan(20);
});

test('arrow keys lead from block to block, also to lanes out of view', async () => {
  const grid = await many();
  rowsOf(grid)[0]?.querySelector('button')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.ariaLabel).toBe('AC service Assigned Baner, 8 to 9.5 h');
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{PageDown}');
  expect(document.activeElement?.closest('[data-row]')?.ariaRowIndex).toBe('34');
  await expect.poll(() => grid.scrollTop).toBeGreaterThan(20 * 72);
});

test('Tab reaches one place of the grid', async () => {
  await show(sheet);
  const [grid] = document.querySelectorAll('[role=grid]');
  expect(grid?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await expect.element(page.getByRole('grid').first()).toBeVisible();
});
