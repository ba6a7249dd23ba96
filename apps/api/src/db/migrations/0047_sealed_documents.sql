-- The key that encrypts the document's picture, itself encrypted by the application. Null where there is no picture, and
-- for a picture of an older server, whose file is not encrypted yet: the worker encrypts it.
ALTER TABLE kyc_documents ADD COLUMN image_data_key_sealed text;

-- A keyed hash of an Aadhaar number could be found again by trying all numbers with these last four: only they are kept.
UPDATE kyc_documents SET number_hash = NULL WHERE type = 'aadhaar' AND number_hash IS NOT NULL;

-- One number of a PAN card or a licence belongs to one account. A rejected upload claims nothing, and Aadhaar has no hash.
CREATE UNIQUE INDEX kyc_documents_number ON kyc_documents (type, number_hash)
  WHERE number_hash IS NOT NULL AND status <> 'rejected' AND type <> 'aadhaar';

-- How many documents an operator has looked at in the last hour.
CREATE INDEX audit_looks ON audit (account_id, at) WHERE call = 'look-at-document';
