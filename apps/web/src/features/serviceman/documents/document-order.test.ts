import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { expect, it } from 'vitest';
import { inOrder } from './document-order.ts';

const aDocument = (type: string, more: Partial<KycDocument>): KycDocument => ({
  id: 1,
  type,
  kind: null,
  image: '/files/a.webp',
  status: 'pending',
  number: null,
  reason: null,
  takesOffline: false,
  signedAt: null,
  signedName: null,
  nameMatch: null,
  ...more,
});

it('sorts documents that need an upload before pending and approved ones', () => {
  const documents = [
    aDocument('approved', { status: 'approved' }),
    aDocument('approved, its photo gone', { status: 'approved', image: null }),
    aDocument('pending', {}),
    aDocument('pending, signed', { image: null, signedAt: 1 }),
    aDocument('missing', { image: null }),
    aDocument('rejected', { status: 'rejected' }),
  ];
  expect(inOrder(documents).map(({ type }) => type)).toEqual([
    'rejected',
    'missing',
    'pending',
    'pending, signed',
    'approved',
    'approved, its photo gone',
  ]);
});
