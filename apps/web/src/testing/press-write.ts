import type { AnyCall, QueuedCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { decodeInput, type FieldValue } from '@karigar/contract/wire/form-data';
import { actionQueue } from '#platform/action-queue/action-queue';
import { call } from '#platform/api/call';
import { newKey } from '@karigar/client/api/call-keys';
import type { Session } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import type { Press, Pressed, SentFile } from './press.ts';

/** The same file in both presses, as on a screen. */
const files = new Map<string, File>();

const fileOf = ({ name, type, base64 }: SentFile): File => {
  const known = files.get(base64);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const file = new File([bytes], name, { type });
  files.set(base64, file);
  return file;
};

const valueOf = (written: Press['fields'][string]): FieldValue =>
  typeof written === 'object' && 'base64' in written ? fileOf(written) : written;

const isQueued = (made: AnyCall): made is QueuedCall => made.queued === true;

/** A sent message leaves its field: pressed again, the queue sends what still waits. */
const enqueue = async (made: QueuedCall, input: { readonly bookingId: number }) => {
  const { bookingId } = input;
  const open = actionQueue.entries().find((entry) => entry.bookingId === bookingId);
  if (made.name === 'send-chat' && open !== undefined) {
    await actionQueue.resend(bookingId);
    return actionQueue.outcome(open.key) ?? { kind: 'waiting' };
  }
  const options = made.name === 'send-chat' ? { after: 0 } : {};
  return actionQueue.enqueue(made as never, bookingId, input as never, options);
};

const become = async (wanted: Session | null): Promise<void> => {
  if (session.get()?.authToken === wanted?.authToken) return;
  if (wanted === null) await session.close();
  else await session.open(wanted);
};

/** Presses a write as the app's screens do, by the app's own code. */
const press = async ({ name, way, fields, session: wanted }: Press): Promise<Pressed> => {
  await become(wanted);
  const made = CALLS.find((known) => known.name === name);
  if (made === undefined) throw new Error(`${name} is no call`);
  const written = Object.entries(fields).map(([field, value]) => [field, valueOf(value)] as const);
  const read = decodeInput(made, new Map(written));
  if (!read.ok) throw new Error(`${name}: the fields are malformed`);
  const input = read.value as never;
  const result =
    way === 'queue' && isQueued(made)
      ? await enqueue(made, input)
      : await call(made, input, way === 'login' ? newKey() : undefined);
  return { kind: result.kind, ...('code' in result && { code: result.code }) };
};

Object.assign(globalThis, { press });
