import type { APIRequestContext, Page } from '@playwright/test';
import { customerOf } from '../../../e2e/chat/open-chat.ts';
import { keptActions } from '../../../e2e/offline/queued-actions.ts';
import { refusedOf, takenOf } from '../../../e2e/offline/taken-store.ts';
import type { Job } from '../../../e2e/world/job.ts';
import { COMMAND_OF, judgeEnding, type Command, type Did } from '../offline/judge-sequence.ts';

const PICTURES = 12;

/** Actions of the day that were lost, doubled, out of order or refused without a message. */
export async function judgeDay(
  page: Page,
  server: APIRequestContext,
  jobs: readonly Job[],
  did: ReadonlyMap<Job, readonly Did[]>,
): Promise<{ lost: string[]; pictures: number }> {
  const kept = await keptActions(page);
  const lost: string[] = [];
  let pictures = 0;
  for (const job of jobs) {
    const { failures } = judgeEnding({
      did: did.get(job) ?? [],
      taken: (await takenOf(job.bookingId)) as Command[],
      refused: (await refusedOf(job.bookingId)) as Command[],
      said: [],
      shown: kept
        .filter(({ bookingId, state }) => bookingId === job.bookingId && state.kind === 'refused')
        .map(({ call }) => COMMAND_OF[call] ?? 'say'),
    });
    lost.push(...failures.map((failure) => `job ${jobs.indexOf(job) + 1}: ${failure}`));
    const seen = await (await customerOf(server, job)).sees();
    pictures += seen.filter(({ picture }) => picture !== null).length;
  }
  if (pictures !== PICTURES) lost.push(`${pictures} of ${PICTURES} pictures arrived`);
  return { lost, pictures };
}
