import { ACTS_ON_JOBS, type JobStep } from './ledger-history-acts.ts';
import {
  HONEST,
  openBooks,
  type Bench,
  type Books,
  type Job,
  type Keeper,
} from './ledger-history-books.ts';
import { ACTS_OF_ONE, type OwnStep } from './ledger-history-person.ts';
import type { Step } from './ledger-history-steps.ts';

const isOnJob = (step: Step): step is JobStep => step.kind in ACTS_ON_JOBS;

/** Runs one serviceman's ledger through a history with the domain's rules; a refused step changes nothing. */
export const keepBooks = (steps: readonly Step[], bench: Bench = HONEST): Books => {
  const keeper = openBooks(bench);
  const { jobs } = keeper.books;
  for (const step of steps) {
    if (isOnJob(step)) {
      const at = step.job % Math.max(1, jobs.length);
      const job = jobs[at];
      const act = ACTS_ON_JOBS[step.kind] as (
        keeper: Keeper,
        step: JobStep,
        job: Job,
        at: number,
      ) => void;
      if (job !== undefined) act(keeper, step, job, at);
    } else {
      const act = ACTS_OF_ONE[step.kind] as (keeper: Keeper, step: OwnStep) => void;
      act(keeper, step);
    }
  }
  return keeper.books;
};
