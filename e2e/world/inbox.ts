import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Inbox {
  messages: { text: string }[];
}

/** The texts of all messages to a phone or an email, newest first. */
async function textsFor(request: APIRequestContext, to: string): Promise<string[]> {
  const reply = await request.get('/dev/inbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  const { messages } = (await reply.json()) as Inbox;
  return messages.map(({ text }) => text);
}

/** All codes sent to a phone or an email, newest first. */
export async function codesFor(request: APIRequestContext, to: string): Promise<string[]> {
  return (await textsFor(request, to)).flatMap((text) => /\b\d{6}\b/.exec(text) ?? []);
}

/** The path of the invitation that was mailed to an operator. */
export async function mailedInvite(request: APIRequestContext, to: string): Promise<string> {
  const find = async () =>
    /\/invite#[\w-]+/.exec((await textsFor(request, to))[0] ?? '')?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** The newest code sent to a phone or an email. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  await expect(async () => expect(await codesFor(request, to)).not.toEqual([])).toPass({
    intervals: [50, 100, 200],
    timeout: 10_000,
  });
  const [code = ''] = await codesFor(request, to);
  return code;
}

/** The code that this action sends to a recipient who may have earlier codes. */
export async function codeAfter(
  request: APIRequestContext,
  to: string,
  act: () => Promise<void>,
): Promise<string> {
  const before = (await codesFor(request, to)).length;
  await act();
  await expect.poll(async () => (await codesFor(request, to)).length).toBeGreaterThan(before);
  const [code = ''] = await codesFor(request, to);
  return code;
}

export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');
