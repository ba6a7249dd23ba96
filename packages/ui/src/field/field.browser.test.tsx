import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

test('help and error describe the input, the error first', async () => {
  render(
    <>
      <TextField label="IFSC" help="Eleven characters." />
      <TextField label="Email" help="Any will do." error="Enter a valid email." />
    </>,
  );
  await expect
    .element(page.getByLabelText('IFSC'))
    .toHaveAccessibleDescription('Eleven characters.');
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveAccessibleDescription('Enter a valid email.');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test('the eye button shows and hides the password', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const password = page.getByLabelText('Password');
  await userEvent.fill(password, 'karigar');
  await expect.element(password).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(password).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Hide' }));
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a digit typed in the middle of a phone number leaves the caret after it', async () => {
  render(<Phone />);
  const phone = page.getByLabelText('Mobile number');
  await userEvent.fill(phone, '+91 98220-4176');
  await expect.element(phone).toHaveValue('98220 4176');

  const input = phone.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('5');
  await expect.element(phone).toHaveValue('98522 04176');
  expect(input.selectionStart).toBe(3);
});

function Phone() {
  const [digits, setDigits] = useState('');
  return <PhoneField label="Mobile number" value={digits} onValueChange={setDigits} />;
}
