import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const dialog = () => page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });

test('the dialog has Cancel first and stays open until it is answered', async () => {
  const confirmed = vi.fn<() => void>();
  render(<Asking onPress={confirmed} />);
  await expect.element(dialog()).toHaveAccessibleDescription('2 actions are waiting.');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();

  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  expect(confirmed).toHaveBeenCalledOnce();
  await expect.element(dialog()).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the dialog focuses Cancel also where Cancel is the primary answer and stands last', async () => {
  const confirmed = vi.fn<() => void>();
  render(<Asking onPress={confirmed} secondary />);
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const buttons = page.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringContaining('Logout'),
    'Cancel',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  expect(confirmed).toHaveBeenCalledOnce();
});

test('the dialog ignores the second tap of a double tap', async () => {
  const confirmed = vi.fn<() => void>();
  render(<Asking onPress={confirmed} />);
  const button = page.getByRole('button', { name: 'Logout' });
  await expect.element(button).toBeVisible();
  const tap = () =>
    button
      .element()
      .dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  tap();
  expect(confirmed).not.toHaveBeenCalled();
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  tap();
  expect(confirmed).toHaveBeenCalledOnce();
});

function Asking({ onPress, secondary = false }: { onPress: () => void; secondary?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Are you sure you want to logout?"
      cancelLabel="Cancel"
      confirm={{ label: 'Logout', danger: true, secondary, onPress }}
    >
      2 actions are waiting.
    </ConfirmDialog>
  );
}
