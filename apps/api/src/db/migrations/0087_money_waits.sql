-- The desk audit reads what waits for the desk money, refunds to the source among it (docs/decisions/0083).
DROP POLICY desks_read ON online_refunds;
CREATE POLICY desks_read ON online_refunds FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
-- Read every few seconds. A run for each week, and a few of single servicemen: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX payout_runs_open ON payout_runs (id) WHERE ended_at IS NULL;
