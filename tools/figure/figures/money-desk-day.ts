import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = { rows: 300, office: 40, servicemen: 400, failed: 3, cases: 5, refunds: 2 };

export const moneyDeskDay: Figure = {
  name: 'money-desk-day',
  bar: 0,
  says: `mistakes in the books after a Monday of the desk money in real browsers by keyboard alone: a statement of ${SIZE.rows} lines matched, of which at least 95 in 100 are proposed right, ${SIZE.office} deposits confirmed, ${SIZE.servicemen} servicemen paid by two people with ${SIZE.failed} transfers that fail, ${SIZE.cases} questions answered, ${SIZE.refunds} refunds above the limit by two people; exactly the bar, without a mouse event, and every seeded bug found`,
  measure: async () => {
    const { runMoneyDeskDay } = await import('../money-desk/run-money-desk-day.ts');
    const { isClean, runSeededDay } = await import('../money-desk/seeded-day.ts');
    const { SEEDED_BUGS } = await import('../money-desk/seeded-bugs.ts');
    const day = await runMoneyDeskDay(SIZE);
    console.error('step | ms');
    for (const { name, ms } of day.times) console.error(`${name} | ${ms}`);
    const missed: string[] = [];
    for (const bug of SEEDED_BUGS)
      if (isClean(await runSeededDay(bug))) missed.push(`not found: ${bug.name}`);
    const { seconds, presses, mouse, proposals, paid, failed, mistakes, failure } = day;
    tellFailures([...mistakes, ...missed, ...(failure === null ? [] : [failure])]);
    return {
      value: mistakes.length,
      ok: isClean(day) && missed.length === 0 && failed === SIZE.failed,
      explanation: {
        seconds,
        presses,
        mouseEvents: mouse,
        lines: proposals.lines,
        proposedRight: proposals.right,
        proposedWrong: proposals.wrong,
        surelyWrong: proposals.surelyWrong,
        paid,
        failed,
        ended: failure === null ? 1 : 0,
        bugsSeeded: SEEDED_BUGS.length,
        bugsFound: SEEDED_BUGS.length - missed.length,
      },
    };
  },
};
