import type { Context } from '#context';
import { tellAnswers } from '#modules/verification/index';
import { SYSTEM } from '#platform/db';

const BATCH = 50;

/** Tells servicemen of answers about their documents. */
export const answersRound =
  ({ databases, clock }: Context) =>
  async (): Promise<boolean> => {
    const now = clock();
    const count = await databases.system.transaction(SYSTEM, (tx) =>
      tellAnswers({ tx, now }, BATCH),
    );
    return count === BATCH;
  };
