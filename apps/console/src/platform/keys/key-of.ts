import { KEY_NAMES, KEYS, type Key, type KeyName } from './key-table.ts';

export type Press = {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

const table: Readonly<Record<KeyName, Key>> = KEYS;

/** The first keys of pairs, such as g. */
const FIRSTS: ReadonlySet<string> = new Set(KEY_NAMES.flatMap((name) => table[name].after ?? []));

const isPressed = (
  { codes, ctrl = false, shift = false, after }: Key,
  { code, ctrlKey, metaKey, shiftKey }: Press,
  before: string | null,
): boolean =>
  codes.includes(code) &&
  ctrl === (ctrlKey || metaKey) &&
  (shift === 'any' || shift === shiftKey) &&
  (after ?? null) === before;

const anyKey = (): boolean => true;

/**
 * Which key of the table a press is, after the first key of a pair or alone. Screens use one key for different things:
 * `isUsed` says which of them are on this screen.
 */
export const keyOf = (
  press: Press,
  before: string | null,
  isUsed: (name: KeyName) => boolean = anyKey,
): KeyName | null =>
  press.altKey
    ? null
    : (KEY_NAMES.find((name) => isPressed(table[name], press, before) && isUsed(name)) ??
      // A first key that no second one follows is forgotten.
      (before === null ? null : keyOf(press, null, isUsed)));

/** The press begins a pair. */
export const beginsPair = ({ code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean =>
  FIRSTS.has(code) && !ctrlKey && !metaKey && !altKey && !shiftKey;

export const isAlways = (name: KeyName): boolean => table[name].ctrl === true;

export const repeats = (name: KeyName): boolean => table[name].repeats === true;
