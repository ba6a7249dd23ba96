import { addPasskeyHandler } from './calls/add-passkey.ts';
import { beginPasskeyHandler } from './calls/begin-passkey.ts';
import { listPasskeysHandler } from './calls/list-passkeys.ts';
import { removePasskeyHandler } from './calls/remove-passkey.ts';
import { renamePasskeyHandler } from './calls/rename-passkey.ts';

export const passkeyHandlers = [
  listPasskeysHandler,
  beginPasskeyHandler,
  addPasskeyHandler,
  renamePasskeyHandler,
  removePasskeyHandler,
];
