-- A visit in trouble reaches an operator within minutes: docs/decisions/0063.

-- Operators' list: also a block before or during a visit.
DROP INDEX booking_events_exceptions;
CREATE INDEX booking_events_exceptions ON booking_events (received_at DESC, id DESC)
  WHERE refusal IS NULL AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'missed-visit', 'ask-override', 'settle-visit', 'block')
    OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held')
    OR (command = 'refuse' AND to_state = 'refused'));

-- And help requests during a visit: their deadline is minutes, of all others it is days.
CREATE INDEX tickets_urgent ON tickets (opened_at DESC, ticket_no DESC)
  WHERE acknowledge_by - opened_at < interval '1 hour';
