import { getStatement } from '@karigar/contract/earnings/get-statement';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readPeriod } from '../read-period.ts';
import { statementLinks } from '../statement-links.ts';

/** Audited, because whoever has the returned links can read the earnings without a session. */
export const getStatementHandler = defineHandler(
  getStatement,
  async ({ period }, { context, who, now, language }) =>
    readPeriod(period, dayOf(now)) === null
      ? refused('statement.no-such-period')
      : accepted(statementLinks(context, { period, servicemanId: accountOf(who), language })),
  { audited: true },
);
