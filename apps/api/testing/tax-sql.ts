/** Statements of the tests of tax papers. */
export const FORGET_RATES = 'DELETE FROM ledger_rates WHERE saved_by IS NOT NULL';
export const SET_AREA = 'UPDATE bookings SET area_id = $2 WHERE id = $1';
export const SET_PAN = `UPDATE kyc_documents SET status = $2 WHERE account_id = $1 AND type = 'pan'`;
export const ADD_PAYABLE =
  'UPDATE serviceman_balances SET payable = payable + $2 WHERE serviceman_id = $1';
export const GIVE_TO_IMRAN = `UPDATE bookings SET serviceman_id = $2, serviceman_name = 'Imran Shaikh' WHERE id = $1`;
/** 6,10,000 rupees with 18 % in them. */
export const MAKE_LARGE = 'UPDATE bookings SET price = 61000000, total = 61000000 WHERE id = $1';
export const TAKE_TASKS = `DELETE FROM outbox WHERE task = 'withhold-tax' RETURNING payload`;
export const FORGED_WITHHOLDING = {
  name: 'forged withholding',
  text: `SELECT post_to_ledger('withholding', 1, $1, NULL, $2, $2, NULL, now(), now()::date, $3)`,
};
