import * as z from 'zod/mini';
import { readJson, type Report, type ReportRequest } from './delivery-report.ts';

const status = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((written) => String(written)),
);
/** Version 2 of the webhook: a form whose `data` is JSON. */
const form = z.array(
  z.object({ requestId: z.string(), report: z.array(z.object({ status: status })) }),
);
/** Version 3: one message as JSON. */
const single = z.object({ requestId: z.string(), status: status });

/** Other numbers are on the way. */
const OUTCOMES: Readonly<Record<string, Report['outcome']>> = {
  '1': 'delivered',
  '2': 'failed',
  '9': 'failed',
  '16': 'failed',
  '17': 'failed',
  '25': 'failed',
};

const reportOf = (providerId: string, written: string): Report[] => {
  const outcome = OUTCOMES[written];
  return outcome === undefined ? [] : [{ providerId, outcome }];
};

/** Null for what is no report of MSG91. */
export const readMsg91Reports = ({ body }: ReportRequest): readonly Report[] | null => {
  const one = z.safeParse(single, readJson(body));
  if (one.success) return reportOf(one.data.requestId, one.data.status);
  const several = z.safeParse(form, readJson(new URLSearchParams(body).get('data') ?? ''));
  if (!several.success) return null;
  return several.data.flatMap(({ requestId, report }) =>
    report.flatMap((of) => reportOf(requestId, of.status)),
  );
};
