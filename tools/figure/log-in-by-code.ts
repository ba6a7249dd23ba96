import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10 * 60_000;
const PHONE = '7000000002';
/** Each person has an own one: the codes that a device asks for are limited. */
const deviceOf = (phone: string): string => `the phone ${phone}`;

/** Waits for the page of a server that is starting. */
export async function pageAt(address: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (reply?.ok === true) return;
    await sleep(250);
  }
  throw new Error('the login did not open');
}

/** Logs in as a customer does. The code is in the inbox of a development server, unless it is read elsewhere. */
export async function logInByCode(
  base: string,
  clientId = 'karigar-dev',
  readCode: (phone: string) => Promise<string> = (to) => codeAt(base, to),
  phone = PHONE,
): Promise<void> {
  const call = callAs(clientId);
  await call(base, 'auth/otp', { programType: 'requestOtp', phone, device: deviceOf(phone) });
  const identity = await call(base, 'auth/otp', {
    programType: 'verifyLoginOtp',
    phone,
    device: deviceOf(phone),
    otp: await readCode(phone),
  });
  await logInByToken(base, clientId, { ...identity, phone });
}

/** The second step of a login: a session for the identity token. */
export async function logInByToken(
  base: string,
  clientId: string,
  { phone, ...identity }: Record<string, string> & { phone: string },
): Promise<void> {
  const session = await callAs(clientId)(base, 'auth/login', {
    programType: 'loginWithFirebase',
    username: phone,
    device: deviceOf(phone),
    ...identity,
  });
  if (session['authToken'] === undefined) throw new Error('the login gave no session');
}

const callAs =
  (clientId: string) =>
  async (
    base: string,
    path: string,
    fields: Record<string, string>,
  ): Promise<Record<string, string>> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = {
      authorization: `Bearer ${clientId}`,
      'idempotency-key': crypto.randomUUID(),
    };
    const reply = await fetch(`${base}/api/${path}`, { method: 'POST', headers, body });
    const said = (await reply.json()) as { success: boolean; data: Record<string, string> };
    if (!said.success) throw new Error(`${path} refused: ${JSON.stringify(said)}`);
    return said.data;
  };

async function codeAt(base: string, phone: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${base}/dev/inbox?to=${phone}`, {
      headers: { accept: 'application/json' },
    });
    const { messages } = (await reply.json()) as { messages: { text: string }[] };
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await sleep(100);
  }
}
