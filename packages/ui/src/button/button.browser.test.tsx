import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Button } from './button.tsx';

test('a busy button keeps its width and focus and announces it', async () => {
  render(<Sending />);
  const button = page.getByRole('button');
  const width = () => button.element().getBoundingClientRect().width;
  await expect.element(page.getByRole('button', { name: 'Get OTP', exact: true })).toBeVisible();
  await Promise.all([...document.fonts].map((face) => face.load()));
  const before = width();

  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Sending OTP...' })).toHaveFocus();
  expect(width()).toBe(before);
});

test('a second press on a busy button does nothing, and does not submit the form', async () => {
  const pressed = vi.fn<() => void>();
  const submitted = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(page.getByRole('button'), { force: true });
  await userEvent.type(page.getByRole('textbox'), 'Suresh{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

function Sending() {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} busyLabel="Sending OTP..." onClick={() => setBusy(true)}>
      Get OTP
    </Button>
  );
}
