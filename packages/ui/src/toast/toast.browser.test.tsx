import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { createToasts, Toaster } from './toast.tsx';

test('shows one toast at a time: success as status, failure as alert', async () => {
  const toasts = createToasts();
  render(<Toaster toasts={toasts} label="Messages" />);
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeInTheDocument();

  toasts.good('OTP sent successfully');
  await expect.element(page.getByRole('status')).toHaveTextContent('OTP sent successfully');

  toasts.bad('Invalid phone number');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid phone number');
  await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
});

test('breaks a word that is longer than the toast', async () => {
  await page.viewport(320, 640);
  const toasts = createToasts();
  render(<Toaster toasts={toasts} label="Messages" />);
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
  toasts.bad(`https://karigar.example.in/${'a'.repeat(120)}`);
  const shown = page.getByRole('alert');
  await expect.element(shown).toBeVisible();
  const { scrollWidth, clientWidth } = shown.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
