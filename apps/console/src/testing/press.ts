import { settle } from '@karigar/client/testing/page';
import { userEvent } from 'vitest/browser';

/** Presses keys one after the other, as a person does, and waits for what they do. */
export const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await settle();
  }
};
