import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Composer } from './composer.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const show = () => {
  const sent: string[] = [];
  const Held = () => {
    const [value, setValue] = useState('');
    const send = () => {
      sent.push(value);
      setValue('');
    };
    return (
      <Composer
        label="Type a message"
        sendLabel="Send"
        value={value}
        onValueChange={setValue}
        onSend={send}
      />
    );
  };
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Held />);
  return sent;
};

it('the composer sends with Enter, inserts a line with Shift+Enter, and keeps the focus', async () => {
  const sent = show();
  const input = page.getByRole('textbox', { name: 'Type a message' });
  await userEvent.click(input);
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(sent).toEqual(['one\ntwo']);
  await userEvent.keyboard('three');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['one\ntwo', 'three']);
  expect(document.activeElement).toBe(input.element());
});
