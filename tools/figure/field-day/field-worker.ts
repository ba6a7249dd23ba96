import type { Locator, Page } from '@playwright/test';
import { pick, takePhoto } from '../../../e2e/documents/photo.ts';
import type { Job } from '../../../e2e/world/job.ts';
import type { Did } from '../offline/judge-sequence.ts';
import type { DayRecord } from './day-record.ts';
import { hi } from './hindi.ts';

const WORDS_MS = 10_000;

/** The phone in use: `page` may be a new one after a kill. */
export interface Hand {
  page: () => Page;
  base: string;
  record: DayRecord;
  did: Map<Job, Did[]>;
}

const button = (page: Page, english: string): Locator =>
  page.getByRole('button', { name: hi(english), exact: true });

/** The serviceman's steps, by the texts of the Hindi app. */
export const createWorker = ({ page, base, record, did }: Hand) => {
  const seen = (locator: Locator): Promise<void> => locator.first().waitFor();
  const stands = (what: string, locator: () => Locator): Promise<void> =>
    record.words(what, () => locator().first().waitFor({ timeout: WORDS_MS }));
  const noted = (job: Job, command: Did['command']): void =>
    void did.get(job)?.push({ command, isAcknowledged: true });
  const named = (job: Job, what: string): string => `${what} (${String(job.bookingId).slice(-4)})`;

  const open = async (job: Job): Promise<void> => {
    if (page().url() !== `${base}/booking/${job.bookingId}`)
      await page().goto(`${base}/booking/${job.bookingId}`);
  };
  const openWith = async (job: Job, path: string): Promise<void> => {
    await page().evaluate(
      ([usr, to]) => history.pushState({ usr, key: 'opened', idx: history.length }, '', to),
      [{ bookingId: job.bookingId, mainId: job.orderId }, path] as const,
    );
    await page().reload();
  };
  const notSent = (): Promise<void> =>
    stands('not sent', () => page().getByText(hi('Not sent'), { exact: true }));

  return {
    start: (job: Job) =>
      record.step(named(job, 'start'), async () => {
        await open(job);
        await button(page(), 'Start Work').click();
        const sure = page()
          .getByRole('alertdialog')
          .getByRole('button', {
            name: hi('Start Work'),
            exact: true,
          });
        await record.reaction(
          () => sure.click(),
          () => seen(button(page(), 'Hold Work')),
        );
        noted(job, 'start');
        await notSent();
      }),
    hold: (job: Job, reason: string) =>
      record.step(named(job, 'hold'), async () => {
        await open(job);
        await button(page(), 'Hold Work').click();
        const sheet = page().getByRole('dialog');
        await sheet.getByRole('radio').first().check();
        await sheet.getByRole('textbox').fill(reason);
        await record.reaction(
          () => sheet.getByRole('button', { name: hi('Hold'), exact: true }).click(),
          () => seen(button(page(), 'Resume Work')),
        );
        noted(job, 'hold');
        await stands('reason of the hold', () => page().getByText(reason, { exact: true }));
        await notSent();
      }),
    resume: (job: Job) =>
      record.step(named(job, 'resume'), async () => {
        await open(job);
        await record.reaction(
          () => button(page(), 'Resume Work').click(),
          () => seen(button(page(), 'Hold Work')),
        );
        noted(job, 'resume');
      }),
    end: (job: Job) =>
      record.step(named(job, 'end'), async () => {
        await open(job);
        await button(page(), 'End Work').click();
        const sure = page()
          .getByRole('alertdialog')
          .getByRole('button', {
            name: hi('End Work'),
            exact: true,
          });
        await record.reaction(
          () => sure.click(),
          () => seen(page().getByText(hi('Work Completed'))),
        );
        noted(job, 'end');
      }),
    code: (job: Job, code = job.code) =>
      record.step(named(job, 'code'), async () => {
        await open(job);
        const boxes = page().getByRole('dialog').getByRole('textbox');
        if (!(await boxes.first().isVisible())) await button(page(), 'Enter OTP').click();
        await boxes.first().fill(code);
        await record.reaction(
          () => button(page(), 'Submit').click(),
          () => seen(page().getByText(hi('Code saved, will be checked'))),
        );
        noted(job, 'verify');
        await record.words('no alarm over a saved code', async () => {
          if (await page().getByText(hi('Something went wrong while verifying OTP.')).isVisible())
            throw new Error('said as a failure');
        });
      }),
    cash: (job: Job) =>
      record.step(named(job, 'cash'), async () => {
        await openWith(job, '/payment');
        await record.reaction(
          () => button(page(), 'Continue').click(),
          () => seen(page().getByText(hi('Cash noted'))),
        );
        noted(job, 'pay');
        await record.words('no success before the server said yes', async () => {
          if (await page().getByText(hi('Payment successful!')).isVisible())
            throw new Error('said too early');
        });
      }),
    picture: (job: Job) =>
      record.step(named(job, 'picture'), async () => {
        await openWith(job, '/chat');
        const waiting = page().getByRole('log').getByText(hi('Waiting to send'));
        const before = await waiting.count();
        await page()
          .getByRole('button', { name: hi('Send a picture') })
          .click();
        const photo = await takePhoto(page(), 800, 600);
        await pick(page(), hi('From gallery'), 'IMG_0001.jpg', photo);
        const send = page()
          .getByRole('dialog')
          .getByRole('button', {
            name: hi('Send'),
            exact: true,
          });
        await record.reaction(
          () => send.click(),
          () => seen(waiting.nth(before)),
        );
      }),
    open,
    stands,
  };
};
