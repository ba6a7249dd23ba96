import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { SwitchRow } from './switch-row.tsx';

test('the switch is toggled by a press on its label and by keyboard', async () => {
  render(<DarkMode />);
  const row = page.getByRole('switch', { name: 'Dark mode' });
  await expect.element(row).not.toBeChecked();
  await userEvent.click(page.getByText('Dark mode'));
  await expect.element(row).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(row).not.toBeChecked();
});

function DarkMode() {
  const [checked, setChecked] = useState(false);
  return <SwitchRow label="Dark mode" checked={checked} onCheckedChange={setChecked} />;
}
