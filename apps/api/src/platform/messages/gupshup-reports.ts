import * as z from 'zod/mini';
import { readJson, type Report, type ReportRequest } from './delivery-report.ts';

const events = z.array(z.object({ externalId: z.string(), eventType: z.string() }));

const OUTCOMES: Readonly<Record<string, Report['outcome']>> = {
  SUCCESS: 'delivered',
  DELIVERED: 'delivered',
  FAILURE: 'failed',
  FAILED: 'failed',
};

const reportOf = (providerId: string, written: string): Report[] => {
  const outcome = OUTCOMES[written.toUpperCase()];
  return outcome === undefined ? [] : [{ providerId, outcome }];
};

/** By GET with one message in the query, or by POST with up to twenty as JSON, bare or as `response`. Null for anything else. */
export const readGupshupReports = ({ body, query }: ReportRequest): readonly Report[] | null => {
  const id = query.get('externalId');
  const word = query.get('status');
  if (id !== null && word !== null) return reportOf(id, word);
  const given = readJson(body) ?? readJson(new URLSearchParams(body).get('response') ?? '');
  const read = z.safeParse(events, given);
  return read.success
    ? read.data.flatMap(({ externalId, eventType }) => reportOf(externalId, eventType))
    : null;
};
