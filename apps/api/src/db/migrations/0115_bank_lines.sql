-- Lines of the bank's statement that brought money, each kept once, and what each was: docs/decisions/0110.
CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The bank's number and words, cleaned; the words may name who paid.
  reference text NOT NULL CHECK (length(reference) <= 60),
  words text NOT NULL CHECK (length(words) <= 200),
  -- Which one of lines that are equal otherwise.
  nth integer NOT NULL CHECK (nth > 0),
  saved_by bigint NOT NULL REFERENCES accounts,
  saved_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'matched', 'set-aside')),
  matched_kind text CHECK (matched_kind IN ('deposit', 'upi', 'settlement', 'returned')),
  -- The deposit, the reference of the UPI request, the row of the payout run, or the line itself for a settlement.
  matched_id text,
  -- Why it was set aside.
  reason text,
  answered_by bigint REFERENCES accounts,
  answered_at timestamptz,
  UNIQUE (day, amount, reference, words, nth),
  CHECK ((state = 'matched') = (matched_kind IS NOT NULL) AND (matched_kind IS NULL) = (matched_id IS NULL)),
  CHECK ((state = 'set-aside') = (reason IS NOT NULL)),
  CHECK ((state = 'waiting') = (answered_at IS NULL) AND (answered_at IS NULL) = (answered_by IS NULL))
);
-- What came once is one thing.
CREATE UNIQUE INDEX bank_lines_matched ON bank_lines (matched_kind, matched_id) WHERE state = 'matched';
CREATE INDEX bank_lines_waiting ON bank_lines (day, id) WHERE state = 'waiting';
CREATE INDEX bank_lines_answered ON bank_lines (answered_at DESC, id DESC) WHERE state <> 'waiting';

-- An answered line stays as it is.
CREATE FUNCTION keep_answered_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' THEN
    RAISE EXCEPTION 'this line has its answer' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_answered_line BEFORE UPDATE ON bank_lines FOR EACH ROW EXECUTE FUNCTION keep_answered_line();

GRANT SELECT ON bank_lines TO karigar_ops, karigar_system;
GRANT INSERT (day, amount, reference, words, nth, saved_by, saved_at) ON bank_lines TO karigar_ops;
GRANT UPDATE (state, matched_kind, matched_id, reason, answered_by, answered_at) ON bank_lines TO karigar_ops;
GRANT USAGE ON SEQUENCE bank_lines_id_seq TO karigar_ops;

ALTER TABLE bank_lines ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON bank_lines TO karigar_system USING (true);
CREATE POLICY desks_read ON bank_lines FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
CREATE POLICY desks_insert ON bank_lines FOR INSERT TO karigar_ops
  WITH CHECK ((SELECT has_desk('{money}')) AND saved_by = (SELECT me()));
CREATE POLICY desks_change ON bank_lines FOR UPDATE TO karigar_ops
  USING ((SELECT has_desk('{money}'))) WITH CHECK ((SELECT has_desk('{money}')) AND answered_by = (SELECT me()));
