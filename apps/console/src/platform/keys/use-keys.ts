import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { heldKeys } from './held-keys.ts';
import { beginsPair, isAlways, keyOf, repeats } from './key-of.ts';
import { KEY_NAMES, type KeyName } from './key-table.ts';
import { keysSwitch } from './keys-switch.ts';

/** What a key does; `code` says which one where several do the same. */
type Act = (code: string) => void;
type Handler = (name: KeyName) => Act | undefined;

const PAIR_MS = 1000;
const handlers = new Set<Handler>();
let before: { readonly code: string; readonly at: number } | null = null;

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';

const isTyping = ({ code, target, isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing ||
  keyCode === 229 ||
  (target instanceof Element &&
    (target.closest(TYPING) !== null ||
      // Arrows choose among radio buttons.
      (code.startsWith('Arrow') && target.matches('[type=radio]'))));

const PRESSED: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space']);
const CONTROL =
  'button, a, summary, [role=button], [role=tab], [role=menuitem], [type=radio], [type=checkbox]';

/** Enter and Space on a control are the control's own. */
const isOfControl = ({ code, target }: KeyboardEvent): boolean =>
  PRESSED.has(code) && target instanceof Element && target.closest(CONTROL) !== null;

/** The newest screen that knows the key. */
const handlerOf = (name: KeyName): Act | undefined =>
  [...handlers].toReversed().reduce<Act | undefined>((found, of) => found ?? of(name), undefined);

const isUsed = (name: KeyName): boolean => handlerOf(name) !== undefined;

/** The keys that do something now, as text that can be compared. */
let used = '';
const readers = new Set<() => void>();
const lookAgain = (): void => {
  const now = KEY_NAMES.filter(isUsed).join(' ');
  if (now === used) return;
  used = now;
  for (const reader of readers) reader();
};

/** Whether a key of the table does something on the screen now. */
export const useIsKeyUsed = (): ((name: KeyName) => boolean) => {
  const now = useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => used,
  );
  const names = new Set(now.split(' '));
  return (name) => names.has(name);
};

const isQuietFor = (event: KeyboardEvent): boolean =>
  isTyping(event) || !keysSwitch.areOn() || document.querySelector(DIALOG) !== null;

const answer = (event: KeyboardEvent): void => {
  const first = before !== null && event.timeStamp - before.at < PAIR_MS ? before.code : null;
  before = null;
  const isQuiet = isQuietFor(event);
  const name = keyOf(event, first, isUsed);
  if (name === null) {
    if (beginsPair(event) && !isQuiet) before = { code: event.code, at: event.timeStamp };
    return;
  }
  if ((isQuiet && !isAlways(name)) || (event.repeat && !repeats(name))) return;
  const act = handlerOf(name);
  if (act === undefined) return;
  event.preventDefault();
  act(event.code);
};

const hear = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || isOfControl(event)) return;
  const { ctrlKey, metaKey } = event;
  const isHeld = heldKeys.areHeld() && !ctrlKey && !metaKey && !isQuietFor(event);
  if (!isHeld) return answer(event);
  if (keyOf(event, null) !== null) event.preventDefault();
  heldKeys.hold(event);
};

/** Once the screen of a path is drawn, the keys that were pressed for it act. */
export const useHeldKeys = (path: string): void =>
  useEffect(() => {
    for (const event of heldKeys.release(path, performance.now())) answer(event);
  }, [path]);

/** What the keys of the table do while this component is on the screen. */
export const useKeys = (acts: Partial<Record<KeyName, Act>>): void => {
  const of = useEffectEvent((name: KeyName) => acts[name]);
  const names = KEY_NAMES.filter((name) => acts[name] !== undefined).join(' ');
  useEffect(() => {
    const handler: Handler = (name) => of(name);
    if (handlers.size === 0) addEventListener('keydown', hear);
    handlers.add(handler);
    return () => {
      handlers.delete(handler);
      if (handlers.size === 0) removeEventListener('keydown', hear);
      lookAgain();
    };
  }, []);
  useEffect(lookAgain, [names]);
};
