import { createHmac } from 'node:crypto';

/** One key of a purpose. The key `root` has no bytes of its own: it is derived from VAULT_HASH_KEY. */
type HashKey = { readonly id: string; readonly key?: Uint8Array | undefined };
/** The accepted keys of a purpose, the current one first. A purpose that is not listed has `root` alone. */
export type HashKeys = Readonly<Record<string, readonly HashKey[]>>;

const ROOT = 'root';
const ONLY_ROOT: readonly HashKey[] = [{ id: ROOT }];
const KEY_BYTES = 32;
const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** Every purpose, with what a new key ends that older keys do not keep valid. */
export const HASH_PURPOSES: Readonly<Record<string, string>> = {
  'receipt-seal': 'nothing: codes of older keys stay genuine while these are listed',
  'receipt-pass': 'nothing while the older key is listed for seven days',
  'work-record-seal': 'nothing: work records of older keys stay valid while these are listed',
  'work-record-link': 'links to work records, until the serviceman shares them again',
  'statement-link': 'nothing while the older key is listed for ten minutes',
  'change-link':
    'links "This was not me" in the app of the last 30 days; those in messages stay valid',
  'file-link': 'links to pictures of the last ten minutes',
  captcha: 'captchas of the last five minutes',
  'captcha-use':
    'which captchas of the last five minutes were used: rotate it together with captcha',
  'otp-phone': 'counts of messages to a number',
  'otp-email': 'counts of messages to an email',
  'otp-address': 'counts of messages from a network',
  'otp-network': 'counts of messages from a wide network',
  'order-network': 'counts of first orders from a network',
  'otp-code': 'login codes of the last five minutes',
  'login-email': 'failed logins of the last hour',
  'login-network': 'failed logins of the last hour',
  'new-phone': 'proofs of a new phone of the last minutes',
  'new-email': 'proofs of a new email of the last minutes',
  device: 'known devices: people without them need the second factor once more',
  'passkey-user':
    'nothing: a passkey keeps its own; a new one on the same phone stands beside the old one',
  identity: 'names of phones in identity tokens of the last minutes',
  'id-token': 'which identity tokens of the last minutes were used',
  'start-code': 'nothing while the older key is listed until the work has started',
  'add-on-approval':
    'approval keys on phones of customers with a live booking, until the app reads the booking again',
  'document-number':
    'the comparison of document numbers: set kyc_documents.number_hash to null, the worker makes it anew',
  aadhaar: 'the comparison with Aadhaar numbers stored before',
  idempotency: 'the check that a repeated key has the same fields',
};

/** Keys of a purpose, derived so that two purposes never share one. Current first. */
export const derivedKeys = (root: Uint8Array, keys: HashKeys, purpose: string): readonly Buffer[] =>
  (keys[purpose] ?? ONLY_ROOT).map(({ key }) =>
    createHmac('sha256', key ?? root)
      .update(purpose)
      .digest(),
  );

const problemsOf = (purpose: string, keys: readonly HashKey[]): string[] => {
  const problems: string[] = [];
  if (!(purpose in HASH_PURPOSES)) problems.push(`HASH_KEYS: no purpose ${purpose}`);
  if (keys.length === 0) problems.push(`HASH_KEYS ${purpose} has no key`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    problems.push(`HASH_KEYS ${purpose} has an id twice`);
  for (const { id, key } of keys) {
    if (!KEY_ID.test(id)) problems.push(`HASH_KEYS ${purpose}: "${id}" cannot name a key`);
    if ((id === ROOT) !== (key === undefined))
      problems.push(`HASH_KEYS ${purpose}: only ${ROOT} has no key of its own`);
    if (key !== undefined && key.length !== KEY_BYTES)
      problems.push(`HASH_KEYS ${purpose} ${id} is not ${KEY_BYTES} bytes`);
  }
  return problems;
};

export const hashKeyProblems = (keys: HashKeys): string[] =>
  Object.entries(keys).flatMap(([purpose, own]) => problemsOf(purpose, own));
