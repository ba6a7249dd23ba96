import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Inbox {
  messages: { text: string }[];
}

/** All codes sent to a phone or an email, newest first. */
export async function codesFor(request: APIRequestContext, to: string): Promise<string[]> {
  const reply = await request.get('/dev/inbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  const { messages } = (await reply.json()) as Inbox;
  return messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
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
