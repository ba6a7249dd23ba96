-- An operator's call uses up a shown passkey and never shows one: only the passkey's own call does that, as the system.
ALTER POLICY of_operator ON sessions TO karigar_ops
  WITH CHECK (account_id = (SELECT me()) AND (passkey_shown_at IS NULL OR revoked_at IS NOT NULL));
