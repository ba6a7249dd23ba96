import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';

type Act = (code: string) => void;

/** What has the focus in the lanes without being chosen, as after Tab. */
const focusedOther = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row] [aria-pressed=false]') ?? null;

/** Keys that act on what is chosen. While something else of the lanes has the focus, they choose that first. */
export const useActKeys = (acts: Partial<Record<KeyName, Act>>): void =>
  useKeys(
    Object.fromEntries(
      Object.entries(acts).map(([name, act]) => [
        name,
        (code: string): void => {
          const other = focusedOther();
          if (other === null) act(code);
          else other.click();
        },
      ]),
    ),
  );
