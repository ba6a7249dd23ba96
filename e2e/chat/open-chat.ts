import { listChat, type ChatMessage } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { openJob, plantJob, tokenOf, type Job } from '../world/job.ts';
import { changeBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { addMessage, readAllButLast } from './talk-store.ts';

/** Opens the chat from the booking, as the serviceman. */
export async function openChat(page: Page, job?: Job): Promise<Job> {
  const own = job ?? (await orderJob(page.request, 'started'));
  await openJob(page, own);
  // The first of the three contact buttons.
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await page.waitForURL('/chat');
  return own;
}

const MINUTE = 60_000;

/** The conversation of the design. */
export async function plantTalk(): Promise<Job> {
  const job = await plantJob('started');
  await changeBooking(job.bookingId, { customer_name: 'Rohan Deshpande' });
  const lines = [
    ['customer', 95, 'Namaste. The gate code is 4512. Please park inside.'],
    ['serviceman', 89, 'Okay sir, reaching in 15 minutes.'],
    ['serviceman', 71, 'मैं बिल्डिंग के गेट पर हूँ।'],
    ['customer', 70, 'Coming down. Also please check the bedroom AC, it is making a sound.'],
    [
      'serviceman',
      32,
      'Sure. The capacitor is weak, new one is ₹649.00. I have sent it for approval.',
    ],
  ] as const;
  for (const [by, ago, body] of lines)
    await addMessage(job.bookingId, job[by].id, body, new Date(Date.now() - ago * MINUTE));
  await readAllButLast(job.bookingId, job.customer.id);
  return job;
}

/** The customer in this chat, by calls beside the page. */
export async function customerOf(request: APIRequestContext, job: Job) {
  const { bookingId, orderId } = job;
  const token = await tokenOf(request, job.customer, 'customer');
  return {
    token,
    say: async (message: string): Promise<void> => {
      await ask(request, sendChat, { bookingId, orderId, message, by: 'me' }, token);
    },
    sees: async (): Promise<readonly ChatMessage[]> => {
      const read = await ask(request, listChat, { bookingId, orderId }, token);
      if (read.kind !== 'ok') throw new Error(`the customer cannot read the chat: ${read.kind}`);
      return read.data;
    },
  };
}
