-- What is kept of UIDAI's offline e-KYC: the signed name, the day of its reference id, and when we checked the signature.
-- The last four digits are in number_last_four; file, photo, address, share code and hashes are never stored.
ALTER TABLE kyc_documents
  ADD COLUMN signed_name text,
  ADD COLUMN signed_on date,
  ADD COLUMN signature_checked_at timestamptz,
  ADD CONSTRAINT kyc_documents_signed CHECK (signature_checked_at IS NULL
    OR (type = 'aadhaar' AND signed_on IS NOT NULL AND number_last_four IS NOT NULL));

GRANT UPDATE (signed_name, signed_on, signature_checked_at) ON kyc_documents TO karigar_app;

-- A step-up renews the cookie of a browser's session. The old one counts until the new one has been used, at least for a
-- minute: calls are under way, and the reply with the new one may be lost.
ALTER TABLE sessions ADD COLUMN next_cookie_hash bytea, ADD COLUMN renewed_at timestamptz;
CREATE INDEX sessions_next_cookie ON sessions (next_cookie_hash) WHERE next_cookie_hash IS NOT NULL;
