-- Verification of servicemen: docs/decisions/0080.

-- A document is answered as it was looked at: the number of its upload must still be the same.
ALTER TABLE kyc_documents
  ADD COLUMN uploads integer NOT NULL DEFAULT 0,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN valid_until date,
  -- One of DOCUMENT_REASONS; `reason` has the reviewer's own words.
  ADD COLUMN reason_kind text,
  -- The serviceman reads the answer ten seconds later, so that the reviewer can undo it.
  ADD COLUMN answered_at timestamptz;
UPDATE kyc_documents SET uploads = 1, sent_at = date_trunc('milliseconds', updated_at)
  WHERE image_key IS NOT NULL OR signature_checked_at IS NOT NULL;
GRANT UPDATE (uploads, sent_at, valid_until, reason_kind) ON kyc_documents TO karigar_app;
CREATE INDEX kyc_documents_waiting ON kyc_documents (sent_at, id)
  WHERE status = 'pending' AND (image_key IS NOT NULL OR signature_checked_at IS NOT NULL);

-- An account that gets the role of a serviceman later needs its documents too.
INSERT INTO kyc_documents (account_id, type)
  SELECT m.account_id, type FROM memberships m JOIN accounts a ON a.id = m.account_id,
    unnest('{aadhaar,pan,driving-licence}'::text[]) AS type
  WHERE m.role = 'serviceman' AND a.erased_at IS NULL
  ON CONFLICT (account_id, type) DO NOTHING;
GRANT INSERT (account_id, type, updated_at) ON kyc_documents TO karigar_bound;

-- The bank account is checked by hand. Whoever enters another one starts again.
ALTER TABLE bank_details
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN check_outcome text CHECK (check_outcome IN ('verified', 'refused')),
  ADD COLUMN check_reason_kind text,
  ADD COLUMN check_words text,
  ADD CHECK (check_reason_kind IS NULL OR check_outcome = 'refused');
CREATE INDEX bank_details_waiting ON bank_details (updated_at, account_id) WHERE check_outcome IS NULL;
CREATE OR REPLACE FUNCTION save_my_bank(of_session bigint, at timestamptz, of_bank text, of_holder text, number_sealed text,
    number_masked text, of_branch text, is_confirmed boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  is_same boolean;
BEGIN
  SELECT (d.account_number_sealed, d.holder_name, d.ifsc) IS NOT DISTINCT FROM (number_sealed, of_holder, of_branch)
    INTO is_same FROM bank_details d WHERE d.account_id = me();
  IF my_role() IS DISTINCT FROM 'serviceman' OR ((is_confirmed OR NOT coalesce(is_same, true))
    AND NOT has_proof(of_session, at, '{step-up}')) THEN
    RAISE EXCEPTION 'a bank account is changed with a proof of the phone' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO bank_details AS d (account_id, bank_name, holder_name, account_number_sealed, account_number_masked, ifsc,
      updated_at, unconfirmed_since)
    VALUES (me(), of_bank, of_holder, number_sealed, number_masked, of_branch, at, CASE WHEN is_confirmed THEN NULL ELSE at END)
    ON CONFLICT (account_id) DO UPDATE SET bank_name = of_bank, holder_name = of_holder,
      account_number_sealed = number_sealed, account_number_masked = number_masked, ifsc = of_branch, updated_at = at,
      unconfirmed_since = CASE WHEN is_confirmed THEN NULL ELSE d.unconfirmed_since END,
      version = d.version + 1,
      -- The same account sent again stays verified; a refused one is looked at again.
      check_outcome = CASE WHEN is_same AND d.check_outcome = 'verified' THEN 'verified' END,
      check_reason_kind = NULL, check_words = NULL;
END $$;

-- What a newcomer can do and where, for a reviewer to confirm.
CREATE TABLE serviceman_applications (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  skills text[] NOT NULL CHECK (cardinality(skills) BETWEEN 1 AND 20),
  area_id bigint NOT NULL REFERENCES areas,
  applied_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE INDEX serviceman_applications_waiting ON serviceman_applications (applied_at, account_id) WHERE answered_at IS NULL;
CREATE INDEX serviceman_applications_answered ON serviceman_applications (answered_at) WHERE answered_at IS NOT NULL;
GRANT SELECT ON serviceman_applications TO karigar_app;
GRANT INSERT (account_id, skills, area_id, applied_at), UPDATE (skills, area_id, applied_at, answered_at)
  ON serviceman_applications TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON serviceman_applications TO karigar_system;
GRANT SELECT, DELETE ON serviceman_applications TO karigar_bound;
ALTER TABLE serviceman_applications ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON serviceman_applications TO karigar_app
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY only_open ON serviceman_applications AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (true) WITH CHECK (answered_at IS NULL);
CREATE POLICY system ON serviceman_applications TO karigar_system USING (true);
CREATE POLICY bound ON serviceman_applications TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));

-- Every answer of a reviewer stays: about a document, the bank account, or the serviceman as a whole.
CREATE TABLE kyc_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  about text NOT NULL CHECK (about IN ('document', 'bank', 'account')),
  document_id bigint REFERENCES kyc_documents ON DELETE CASCADE,
  -- The upload of the document, or the version of the bank account.
  version integer,
  outcome text NOT NULL CHECK (outcome IN ('approved', 'rejected', 'verified', 'refused', 'withdrawn')),
  reason_kind text,
  words text,
  -- How a reviewer saw name and face, and whether the number as they read it was equal; never the number itself.
  name_seen text CHECK (name_seen IN ('same', 'differs')),
  face_seen text CHECK (face_seen IN ('same', 'differs')),
  is_number_equal boolean,
  -- How the name that the bank shows fits the account's.
  name_match text,
  -- Waits for another reviewer, so it has no effect yet.
  needs_second boolean NOT NULL DEFAULT false,
  answered_by bigint NOT NULL REFERENCES accounts,
  answered_at timestamptz NOT NULL,
  undone_at timestamptz,
  told_at timestamptz,
  CHECK ((about = 'document') = (document_id IS NOT NULL)),
  CHECK (answered_by <> account_id),
  CHECK (undone_at IS NULL OR (about = 'document' AND told_at IS NULL))
);
CREATE INDEX kyc_answers_account ON kyc_answers (account_id, id);
CREATE INDEX kyc_answers_document ON kyc_answers (document_id, id);
CREATE INDEX kyc_answers_reviewer ON kyc_answers (answered_by) WHERE outcome = 'approved' AND undone_at IS NULL;
CREATE INDEX kyc_answers_untold ON kyc_answers (answered_at)
  WHERE told_at IS NULL AND undone_at IS NULL AND NOT needs_second;
CREATE INDEX kyc_answers_age ON kyc_answers (answered_at);
GRANT SELECT ON kyc_answers TO karigar_app;
GRANT SELECT, INSERT, DELETE, UPDATE (undone_at, told_at) ON kyc_answers TO karigar_system;
GRANT SELECT, DELETE ON kyc_answers TO karigar_bound;
ALTER TABLE kyc_answers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON kyc_answers TO karigar_app USING (account_id = (SELECT me()) AND undone_at IS NULL);
CREATE POLICY system ON kyc_answers TO karigar_system USING (true);
CREATE POLICY bound ON kyc_answers TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));

-- How often a reviewer typed the number of an upload, and whether it was equal.
CREATE TABLE number_checks (
  document_id bigint NOT NULL REFERENCES kyc_documents ON DELETE CASCADE,
  checked_by bigint NOT NULL REFERENCES accounts,
  upload integer NOT NULL,
  tries smallint NOT NULL CHECK (tries BETWEEN 1 AND 5),
  is_equal boolean NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (document_id, checked_by, upload)
);
CREATE INDEX number_checks_age ON number_checks (checked_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON number_checks TO karigar_system;
ALTER TABLE number_checks ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON number_checks TO karigar_system USING (true);
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_bound;
