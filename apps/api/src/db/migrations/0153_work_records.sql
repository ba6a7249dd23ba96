-- Work records: what a serviceman shows others of their work, signed when it is read: docs/decisions/0136.
CREATE TABLE work_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  made_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL CHECK (valid_until > made_at),
  revoked_at timestamptz,
  -- As counted when it was made; only make_work_record writes it.
  claims jsonb NOT NULL
);
CREATE INDEX work_records_account ON work_records (account_id, id DESC);

GRANT SELECT, UPDATE (revoked_at) ON work_records TO karigar_app;
GRANT SELECT, DELETE ON work_records TO karigar_system, karigar_bound;
-- The list of revoked records ends at the latest id.
GRANT SELECT ON SEQUENCE work_records_id_seq TO karigar_system;
ALTER TABLE work_records ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON work_records TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY system ON work_records TO karigar_system USING (true);
CREATE POLICY bound ON work_records TO karigar_bound USING (account_id = (SELECT me()));

-- What was revoked stays so.
CREATE FUNCTION keep_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN
    RAISE EXCEPTION 'this work record was revoked' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_revoked BEFORE UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION keep_revoked();

-- The claims are counted here, so that no handler can write others. Null while the profile has no name.
CREATE FUNCTION make_work_record(at timestamptz, until timestamptz, answered_before timestamptz) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  made bigint;
BEGIN
  IF my_role() IS DISTINCT FROM 'serviceman' THEN
    RAISE EXCEPTION 'a work record is a serviceman''s' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO work_records (account_id, made_at, valid_until, claims)
    SELECT a.id, at, until, jsonb_build_object(
      'name', trim(p.first_name || ' ' || p.last_name),
      'since', extract(year FROM a.created_at AT TIME ZONE 'Asia/Kolkata')::integer,
      'isVerified', m.verified_at IS NOT NULL,
      'jobs', (SELECT count(*) FROM bookings b WHERE b.serviceman_id = a.id AND b.state = 'completed'),
      'ratings', coalesce(r.ratings, 0), 'stars', coalesce(r.stars, 0),
      'skills', (SELECT coalesce(jsonb_agg(names_of(s.names, s.name, s.name_hi) ORDER BY s.name), '[]')
        FROM serviceman_skills o JOIN skills s ON s.id = o.skill_id WHERE o.account_id = a.id),
      'documents', (SELECT coalesce(jsonb_agg(k.type ORDER BY k.id), '[]') FROM kyc_documents k
        WHERE k.account_id = a.id AND k.status = 'approved' AND (k.answered_at IS NULL OR k.answered_at <= answered_before)
          AND (k.valid_until IS NULL OR k.valid_until >= (at AT TIME ZONE 'Asia/Kolkata')::date)))
    FROM accounts a JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman'
      JOIN profiles p ON p.account_id = a.id LEFT JOIN serviceman_ratings r ON r.account_id = a.id
    WHERE a.id = me() AND a.blocked_at IS NULL AND a.erased_at IS NULL AND trim(p.first_name || ' ' || p.last_name) <> ''
    RETURNING id INTO made;
  RETURN made;
END $$;
REVOKE EXECUTE ON FUNCTION make_work_record FROM PUBLIC;
GRANT EXECUTE ON FUNCTION make_work_record TO karigar_app;
