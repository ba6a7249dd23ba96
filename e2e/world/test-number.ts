/** Log in without a code at the second server, which alone is told of them. */
export const TEST_NUMBER = '7000000001';
export const OTHER_TEST_NUMBER = '7000000002';
