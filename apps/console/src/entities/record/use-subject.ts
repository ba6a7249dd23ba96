import { useSince } from '@karigar/client/i18n/use-since';
import type { Instant } from '@karigar/domain/dates/instant';

/** A booking in one line, for what asks before an act on it: number, service, visit, and whom it is about. */
export const useSubject = (): ((
  booking: { readonly no: string; readonly service: string; readonly at: Instant | null },
  who: string | null,
) => string) => {
  const since = useSince();
  return ({ no, service, at }, who) =>
    [no, service, at === null ? '' : since(at), who ?? '']
      .filter((part) => part !== '')
      .join(' · ');
};
