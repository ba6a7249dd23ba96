import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { CommandPalette } from './command-palette.tsx';

const Opened = ({ run }: { run: (id: string) => void }) => {
  const [open, setOpen] = useState(true);
  const command = (id: string, label: string) =>
    ({ id, icon: 'queue', label, run: () => run(id) }) as const;
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      label="What to do"
      emptyLabel="Nothing is called that."
      commands={[command('waiting', 'Go to Waiting'), command('settings', 'Go to Settings')]}
    />
  );
};

it('typing finds a command, Enter runs it and closes the palette', async () => {
  const run = vi.fn<(id: string) => void>();
  render(<Opened run={run} />);
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('sett');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledExactlyOnceWith('settings');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

it('a word that no command has says so', async () => {
  render(<Opened run={() => {}} />);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('Nothing is called that.')).toBeVisible();
});
