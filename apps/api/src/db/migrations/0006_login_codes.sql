-- Logging in by phone. Phones, devices and addresses are keyed hashes; the system's role alone comes here.

-- Every message of the last day is counted from here: by phone, device, address, and all of them.
CREATE TABLE otp_sends (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phone_hash text NOT NULL,
  device_hash text NOT NULL,
  address_hash text NOT NULL,
  sent_at timestamptz NOT NULL,
  verified_at timestamptz
);
CREATE INDEX otp_sends_phone ON otp_sends (phone_hash, sent_at);
CREATE INDEX otp_sends_device ON otp_sends (device_hash, sent_at);
CREATE INDEX otp_sends_address ON otp_sends (address_hash, sent_at);
CREATE INDEX otp_sends_age ON otp_sends (sent_at) INCLUDE (verified_at);

-- The code that is good now, for one phone on one device. A used one is gone.
CREATE TABLE login_codes (
  phone_hash text NOT NULL,
  device_hash text NOT NULL,
  send_id bigint NOT NULL,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone_hash, device_hash)
);
CREATE INDEX login_codes_age ON login_codes (expires_at);

CREATE TABLE captcha_uses (
  challenge_hash text PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX captcha_uses_age ON captcha_uses (used_at);

CREATE TABLE used_id_tokens (
  token_hash text PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_id_tokens_age ON used_id_tokens (used_at);

GRANT SELECT, INSERT, DELETE, UPDATE (verified_at) ON otp_sends TO karigar_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON login_codes TO karigar_system;
GRANT SELECT, INSERT, DELETE ON captcha_uses, used_id_tokens TO karigar_system;
