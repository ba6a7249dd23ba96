-- A code and the proof it gives count for one act (docs/decisions/0085). The purpose of a proof is the act, by the phone
-- or by the email. Proofs from before name none, so they open nothing; they would live for five minutes.
ALTER TABLE fresh_proofs DROP CONSTRAINT fresh_proofs_purpose_check;
DELETE FROM fresh_proofs WHERE purpose IN ('step-up', 'step-up-by-email');
ALTER TABLE fresh_proofs ADD CONSTRAINT fresh_proofs_purpose_check CHECK (purpose IN ('new-phone', 'new-email')
  OR regexp_replace(purpose, '-by-email$', '') IN ('change-phone', 'change-email', 'change-bank', 'add-passkey',
    'export-data', 'delete-account')) NOT VALID;

CREATE OR REPLACE FUNCTION save_my_bank(of_session bigint, at timestamptz, of_bank text, of_holder text, number_sealed text,
    number_masked text, of_branch text, is_confirmed boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  is_same boolean;
BEGIN
  SELECT (d.account_number_sealed, d.holder_name, d.ifsc) IS NOT DISTINCT FROM (number_sealed, of_holder, of_branch)
    INTO is_same FROM bank_details d WHERE d.account_id = me();
  IF my_role() IS DISTINCT FROM 'serviceman' OR ((is_confirmed OR NOT coalesce(is_same, true))
    AND NOT has_proof(of_session, at, '{change-bank}')) THEN
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
