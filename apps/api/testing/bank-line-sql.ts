export const LATEST_DEPOSIT = 'SELECT max(id)::float8 AS id FROM deposits';
export const BANK_REFERENCE =
  'SELECT bank_reference AS bank FROM upi_requests WHERE reference = $1';
export const CHANGE_MATCH = `UPDATE bank_lines SET matched_id = 'x' WHERE id = $1 RETURNING 1`;
