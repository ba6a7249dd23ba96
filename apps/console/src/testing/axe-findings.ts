import { freeTime, holdTime } from '@karigar/client/testing/page';
import axe from 'axe-core';

export const axeFindings = async (): Promise<readonly string[]> => {
  // axe waits with timers.
  freeTime();
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
  holdTime();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};
