import { expect, it } from 'vitest';
import { withOwnCluster } from './own-cluster.ts';
import { runSealedAtRest } from '../../apps/api/proofs/sealed-at-rest.ts';

it('leaves no account, PAN, licence or Aadhaar number unsealed anywhere', async () => {
  // One card, turned; the figure of the same name has all.
  const seen = await withOwnCluster((cluster) => runSealedAtRest(cluster, [{ turned: 90 }]));
  expect(seen.leaks).toEqual([]);

  // Every canary was sent, and every place was searched.
  expect(seen.outcomes).toEqual(
    expect.arrayContaining([
      'update-bank-details ok',
      'update-bank-details bank.ifsc-invalid',
      'update-bank-details session.ended',
      'upload-kyc-document ok',
      'upload-kyc-document kyc.number-invalid',
      'upload-kyc-document file.not-an-image',
      'upload-kyc-document kyc.aadhaar-readable',
    ]),
  );
  expect(seen.outcomes.filter((outcome) => outcome === 'upload-kyc-document ok')).toHaveLength(6);
  // On a busy machine some pictures are refused because nobody could read them in time.
  const notKept = /kyc\.(aadhaar-readable|picture-not-checked)$/;
  expect(seen.outcomes.filter((outcome) => notKept.test(outcome))).toHaveLength(4);
  expect(seen.revealed).toBe(true);
  expect(seen.stored).toBeGreaterThan(0);
  expect(seen.log).toContain('"call":"upload-kyc-document"');
  expect(seen.plantedIn.toSorted()).toEqual([
    "PostgreSQL's log",
    'data directory',
    'dump',
    'files',
    'opened pictures',
    'replies',
    'write-ahead log',
  ]);
}, 300_000);
