import type { CallRefusal } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { RefusalName } from '@karigar/contract/refusals';
import { describe, expect, it } from 'vitest';
import { isSentCode, neededProof } from './proof.ts';

const to = { phone: '9822041763', email: 'suresh@example.in' };
const refused = (code: RefusalName, details: unknown = null) =>
  ({ kind: 'refused', code, message: '', details }) as CallRefusal<AnyCall>;

describe('the proof a change needs', () => {
  it.each([
    ['phone.proof-needed', { purpose: 'new-phone', to: to.phone }],
    ['email.proof-needed', { purpose: 'new-email', to: to.email }],
    ['phone.taken', null],
  ] as const)('the refusal %s needs the proof %j', (code, proof) => {
    expect(neededProof(refused(code), to)).toEqual(proof);
  });

  it('the refusal names the act that is confirmed', () => {
    const needed = refused('step-up.needed', { act: 'change-email' });
    expect(neededProof(needed, to)).toEqual({ purpose: 'change-email' });
  });

  it('no proof is needed when the server did not ask for one', () => {
    expect(neededProof({ kind: 'timeout' }, to)).toBeNull();
    expect(neededProof({ kind: 'ok', data: null, message: 'Done.' }, to)).toBeNull();
  });

  it('a proof is read back from a history entry only if the entry has one', () => {
    expect(
      isSentCode({ proof: { purpose: 'change-bank' }, sentTo: 'XXXXXX1763', retryAt: 1 }),
    ).toBe(true);
    expect([null, 7, {}, { proof: 1 }].some(isSentCode)).toBe(false);
  });
});
