import { redactText } from '@karigar/domain/redact-text';

const LONGEST = 2000;
const MOST_PER_PAGE = 5;

export type ErrorReport = {
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  readonly version: string;
  readonly language: string;
};

/** Ids in a path are replaced too: the place of an error matters, not the person. */
export const describeError = (
  error: unknown,
  place: Pick<ErrorReport, 'path' | 'version' | 'language'>,
): ErrorReport => {
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    ...place,
    path: place.path.replace(/[?#].*$/, '').replaceAll(/\/\d+(?=\/|$)/g, '/:id'),
    message: redactText(message).slice(0, LONGEST),
    stack: redactText(stack ?? '').slice(0, LONGEST),
  };
};

/** Sends each error once and only the first few: a screen that fails in a loop must not flood the server. */
export const createReporter = (send: (report: ErrorReport) => void) => {
  const sent = new Set<string>();
  return (report: ErrorReport): void => {
    const key = `${report.message}\n${report.stack}`;
    if (sent.has(key) || sent.size >= MOST_PER_PAGE) return;
    sent.add(key);
    send(report);
  };
};
