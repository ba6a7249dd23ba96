import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { render } from '../testing/render.tsx';
import { Sheet } from './sheet.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Enter OTP' });

test('the sheet opens over the page, traps the focus and restores it', async () => {
  render(<Opener />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the close button closes the sheet', async () => {
  render(<Opener />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Enter OTP"
        closeLabel="Close"
        footer={<Button>Submit</Button>}
      >
        Ask the customer.
      </Sheet>
    </>
  );
}
