-- An erasure on a written request (npm run db -- erase) is of the system's role, which could not take these two.
GRANT DELETE ON payout_paces, booking_buyers TO karigar_system;
