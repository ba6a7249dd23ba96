/** Leaves the planner only the two indexes of a serviceman's day, in a database made for one test. */
export const HIDE_OTHER_INDEXES = `UPDATE pg_index SET indisvalid = false FROM pg_class
  WHERE pg_class.oid = indexrelid AND relname LIKE 'bookings\\_%'
    AND relname !~ '_serviceman_id_scheduled_at(_id)?_idx$'`;
