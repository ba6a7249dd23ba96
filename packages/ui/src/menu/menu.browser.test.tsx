import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Menu } from './menu.tsx';

const dots = () => page.getByRole('button', { name: 'More' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('a press on the menu button before the menu has loaded opens it, once', async () => {
  const asked = vi.fn<(open: boolean) => void>();
  render(<Dotted onAsk={asked} />);
  const early = await vi.waitUntil(
    () => document.querySelector<HTMLElement>('[aria-haspopup=menu]'),
    { interval: 1 },
  );
  early.click();
  await expect.element(item('Clear chat')).toBeVisible();
  expect(early.isConnected).toBe(false);
  expect(asked.mock.calls).toEqual([[true]]);
});

test('the menu is navigated by arrow keys, and Escape returns the focus to its button', async () => {
  render(<Dotted />);
  await userEvent.click(dots());
  await expect.element(item('Call now')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Clear chat')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Clear chat')).not.toBeInTheDocument();
  await expect.element(dots()).toHaveFocus();
});

function Dotted({ onAsk }: { onAsk?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Menu
      label="More"
      open={open}
      onOpenChange={(next) => {
        onAsk?.(next);
        setOpen(next);
      }}
      items={[
        { key: 'call', icon: 'phone', label: 'Call now', href: 'tel:+919822012345' },
        { key: 'clear', icon: 'x', label: 'Clear chat', onPress: () => setOpen(false) },
      ]}
    />
  );
}
