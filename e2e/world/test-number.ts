/** Logs in without a code at the second server, which alone is told of it. */
export const TEST_NUMBER = '7000000001';
