export type Key = {
  /** Where the key is on the keyboard, not which letter it writes: on a Hindi layout KeyJ writes र. */
  readonly codes: readonly string[];
  /** Ctrl, or Command on a Mac. Such a key works while typing too, and cannot be switched off. */
  readonly ctrl?: boolean;
  /** `any`: the sign of the key needs Shift on some layouts. */
  readonly shift?: boolean | 'any';
  /** Pressed just before, such as g in g w. */
  readonly after?: string;
  /** Held down, it goes on. Any other key acts once for each press. */
  readonly repeats?: boolean;
  /** What the help and the bar show. */
  readonly caps: readonly string[];
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]);

/** Every key of the console, in the order of the help. */
export const KEYS = {
  palette: { codes: ['KeyK'], ctrl: true, caps: ['Ctrl', 'K'] },
  find: { codes: ['Slash'], caps: ['/'] },
  help: { codes: ['Slash'], shift: true, caps: ['?'] },
  next: { codes: ['KeyJ', 'ArrowDown'], repeats: true, caps: ['j', '↓'] },
  previous: { codes: ['KeyK', 'ArrowUp'], repeats: true, caps: ['k', '↑'] },
  main: { codes: ['Enter', 'NumpadEnter'], caps: ['Enter'] },
  pick: { codes: DIGITS, caps: ['1–9'] },
  ask: { codes: ['KeyF'], caps: ['f'] },
  another: { codes: ['KeyA'], caps: ['a'] },
  move: { codes: ['KeyM'], caps: ['m'] },
  release: { codes: ['KeyB'], caps: ['b'] },
  lanes: { codes: ['KeyL'], caps: ['l'] },
  actions: { codes: ['Period'], caps: ['.'] },
  undo: { codes: ['KeyU'], caps: ['u'] },
  dayBefore: { codes: ['BracketLeft'], caps: ['['] },
  dayAfter: { codes: ['BracketRight'], caps: [']'] },
  tabBefore: { codes: ['BracketLeft'], caps: ['['] },
  tabAfter: { codes: ['BracketRight'], caps: [']'] },
  visitDay: { codes: ['KeyV'], caps: ['v'] },
  readAgain: { codes: ['KeyR'], caps: ['r'] },
  goDispatch: { codes: ['KeyD'], after: 'KeyG', caps: ['g', 'd'] },
  approve: { codes: ['KeyA'], caps: ['a'] },
  reject: { codes: ['KeyX', 'KeyR'], shift: 'any', caps: ['x', 'R'] },
  refuse: { codes: ['KeyR'], shift: 'any', caps: ['R'] },
  typeRead: { codes: ['KeyN'], caps: ['n'] },
  sameName: { codes: ['KeyS'], caps: ['s'] },
  sameFace: { codes: ['KeyF'], caps: ['f'] },
  typeExpiry: { codes: ['KeyE'], caps: ['e'] },
  ownWords: { codes: ['KeyW'], caps: ['w'] },
  zoomIn: { codes: ['Equal', 'NumpadAdd'], shift: 'any', caps: ['+'] },
  zoomOut: { codes: ['Minus', 'NumpadSubtract'], shift: 'any', caps: ['−'] },
  rotate: { codes: ['KeyO'], caps: ['o'] },
  brightness: { codes: ['KeyB'], caps: ['b'] },
  goKyc: { codes: ['KeyK'], after: 'KeyG', caps: ['g', 'k'] },
  invite: { codes: ['KeyI'], caps: ['i'] },
  prepare: { codes: ['KeyP'], caps: ['p'] },
  prepareDaily: { codes: ['KeyP'], shift: true, caps: ['P'] },
  chooseFile: { codes: ['KeyF'], caps: ['f'] },
  setAside: { codes: ['KeyX'], caps: ['x'] },
  typeNumber: { codes: ['KeyN'], caps: ['n'] },
  checkAll: { codes: ['KeyC'], caps: ['c'] },
  correct: { codes: ['KeyM'], caps: ['m'] },
  finishAll: { codes: ['KeyE'], shift: true, caps: ['E'] },
  goMoney: { codes: ['KeyM'], after: 'KeyG', caps: ['g', 'm'] },
  goOperators: { codes: ['KeyO'], after: 'KeyG', caps: ['g', 'o'] },
  goCountersign: { codes: ['Digit2'], after: 'KeyG', caps: ['g', '2'] },
  note: { codes: ['KeyN'], caps: ['n'] },
  callCustomer: { codes: ['KeyC'], caps: ['c'] },
  callServiceman: { codes: ['KeyP'], caps: ['p'] },
  openPage: { codes: ['KeyO'], caps: ['o'] },
  back: { codes: ['Escape'], caps: ['Esc'] },
  older: { codes: ['PageDown'], repeats: true, caps: ['PgDn'] },
  newer: { codes: ['PageUp'], repeats: true, caps: ['PgUp'] },
  oldest: { codes: ['End'], caps: ['End'] },
  latest: { codes: ['Home'], caps: ['Home'] },
  goBookings: { codes: ['KeyB'], after: 'KeyG', caps: ['g', 'b'] },
  take: { codes: ['KeyT'], caps: ['t'] },
  peek: { codes: ['Space'], caps: ['Space'] },
  open: { codes: ['Enter', 'NumpadEnter'], caps: ['Enter'] },
  finish: { codes: ['KeyE'], caps: ['e'] },
  goWaiting: { codes: ['KeyW'], after: 'KeyG', caps: ['g', 'w'] },
  goAlarm: { codes: ['KeyA'], after: 'KeyG', caps: ['g', 'a'] },
  goSettings: { codes: ['KeyS'], after: 'KeyG', caps: ['g', 's'] },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof KEYS;

export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[];

/** They do the same on every screen. */
export const EVERYWHERE: readonly KeyName[] = KEY_NAMES.filter(
  (name) => ['palette', 'find', 'help'].includes(name) || name.startsWith('go'),
);
