import { expect, it } from 'vitest';
import { KYC_STATUSES, mayUploadDocument, readKycStatus, writeKycStatus } from './kyc-status.ts';

it.each([
  [0, 'pending'],
  ['0', 'pending'],
  [1, 'approved'],
  ['1', 'approved'],
  [2, 'rejected'],
  ['Request Rejected', 'rejected'],
  ['Request Approved', 'approved'],
  [null, 'pending'],
  [9, 'pending'],
])('reads document status %j as %s', (written, status) => {
  expect(readKycStatus(written)).toBe(status);
});

it('reads back every document status it writes', () => {
  expect(KYC_STATUSES.map(writeKycStatus)).toEqual([0, 1, 2]);
  expect(KYC_STATUSES.map(writeKycStatus).map(readKycStatus)).toEqual(KYC_STATUSES);
});

it('allows an upload without an image or after a rejection', () => {
  expect(mayUploadDocument({ isSent: false, status: 'pending' })).toBe(true);
  expect(mayUploadDocument({ isSent: true, status: 'rejected' })).toBe(true);
  expect(mayUploadDocument({ isSent: true, status: 'pending' })).toBe(false);
  expect(mayUploadDocument({ isSent: true, status: 'approved' })).toBe(false);
  expect(mayUploadDocument({ isSent: false, status: 'approved' })).toBe(false);
});
