-- Over the cash limit, only work that is paid already is offered (docs/decisions/0111). What customers paid ahead is in the
-- rows of the gateway, which neither dispatch nor a serviceman reads.
CREATE FUNCTION is_prepaid(of_booking bigint) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public AS $$
BEGIN
  RETURN (SELECT b.paid + coalesce((SELECT sum(o.held) FROM online_payments o WHERE o.booking_id = b.id), 0) >= b.total
    FROM bookings b WHERE b.id = of_booking
      AND (my_role() IN ('system', 'operator') OR is_or_was_mine(of_booking) OR is_offered_to_me(of_booking)));
END $$;
REVOKE EXECUTE ON FUNCTION is_prepaid FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_prepaid TO karigar_system, karigar_bound, karigar_ops;

-- Dispatch sees why somebody gets no offers.
DROP POLICY desks_read ON serviceman_balances;
CREATE POLICY desks_read ON serviceman_balances FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money}')));
