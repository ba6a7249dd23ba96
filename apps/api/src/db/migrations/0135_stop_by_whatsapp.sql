-- Who answers STOP takes the consent to messages by WhatsApp back; the answer comes by Meta's webhook, without a session.
GRANT UPDATE (withdrawn_at) ON consents TO karigar_system;
