import { holdsOneOf } from '@karigar/domain/console/desks';
import { RECORD_DESKS } from '@karigar/domain/console/record';
import { Link } from '@karigar/ui/link/link';
import { useDesk } from '#entities/desk/desk-query';
import { recordPath } from './record-path.ts';

/** The number of a booking; it opens the record for desks that read records. */
export const RecordLink = ({ no }: { no: string }) => {
  const held = useDesk()?.desks;
  return held !== undefined && holdsOneOf(held, RECORD_DESKS) ? (
    <Link href={recordPath(no)}>{no}</Link>
  ) : (
    no
  );
};
