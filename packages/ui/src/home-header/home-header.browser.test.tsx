import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { HomeHeader } from './home-header.tsx';

test('the focus ring on the header has the colour of its words', async () => {
  render(<HomeHeader title="Home" trailing={<button type="button">Bell</button>} />);
  const bell = page.getByRole('button', { name: 'Bell' });
  await expect.element(bell).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(bell).toHaveFocus();
  const header = page.getByRole('banner').element();
  expect(getComputedStyle(bell.element()).outlineColor).toBe(getComputedStyle(header).color);
});
