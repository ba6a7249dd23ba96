import { vi } from 'vitest';
import { one } from './show-screen.tsx';

/** Suppresses the phone's file chooser; `give` returns a file as if chosen. */
export const holdChooser = () => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  const input = (): HTMLInputElement => one('input[type=file]') as HTMLInputElement;
  return {
    input,
    give: (file: File): void => {
      const chosen = input();
      const files = new DataTransfer();
      files.items.add(file);
      chosen.files = files.files;
      chosen.dispatchEvent(new Event('change'));
    },
    leave: (): void => void input().dispatchEvent(new Event('cancel')),
  };
};

/** Plays a phone with a camera: its browser supports `capture`. */
export const giveCamera = (): (() => void) => {
  Object.defineProperty(HTMLInputElement.prototype, 'capture', { value: '', configurable: true });
  return () => void Reflect.deleteProperty(HTMLInputElement.prototype, 'capture');
};
