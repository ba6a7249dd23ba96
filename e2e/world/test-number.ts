/** Test numbers log in without a code, at the second server only. */
export const TEST_NUMBER = '7000000001';
export const OTHER_TEST_NUMBER = '7000000002';
