import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { OtpBoxes } from './otp-boxes.tsx';

const first = () => page.getByRole('textbox', { name: '6-digit OTP' });
const boxes = () => page.getByRole('textbox');
const digits = () =>
  boxes()
    .elements()
    .map((box) => (box as HTMLInputElement).value)
    .join('');

test('typing fills one box after another and reports the complete code', async () => {
  const complete = vi.fn<(value: string) => void>();
  render(<Code onComplete={complete} />);
  await userEvent.click(first());
  await userEvent.keyboard('482913');
  expect(digits()).toBe('482913');
  expect(complete).toHaveBeenCalledExactlyOnceWith('482913');
});

test('autofill in the first box spreads over all boxes', async () => {
  render(<Code />);
  await expect.element(first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(first()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.fill(first(), '482913');
  await expect.poll(digits).toBe('482913');
});

test('pasting a message keeps only its digits', async () => {
  render(<Code />);
  await userEvent.click(first());
  const data = new DataTransfer();
  data.setData('text/plain', '48 29-13');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.poll(digits).toBe('482913');
});

test('backspace removes the last digit', async () => {
  render(<Code />);
  await userEvent.click(first());
  await userEvent.keyboard('482{Backspace}{Backspace}');
  await expect.poll(digits).toBe('4');
});

test('the error describes the boxes', async () => {
  render(<Code error="Incorrect OTP. Please try again." />);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Incorrect OTP. Please try again.');
  await expect.element(first()).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('group'))
    .toHaveAccessibleDescription('Incorrect OTP. Please try again.');
});

function Code(props: { onComplete?: (value: string) => void; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <OtpBoxes
      label="6-digit OTP"
      boxLabel={(position) => `Digit ${position}`}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
}
