-- A proposal that the serviceman took back before the customer answered: off the bill like a rejected one, and shown to
-- nobody any more.
ALTER TABLE booking_add_ons
  ADD COLUMN taken_back_at timestamptz,
  ADD CONSTRAINT booking_add_ons_taken_back CHECK (taken_back_at IS NULL OR status = 'rejected') NOT VALID;
GRANT UPDATE (taken_back_at) ON booking_add_ons TO karigar_app;
