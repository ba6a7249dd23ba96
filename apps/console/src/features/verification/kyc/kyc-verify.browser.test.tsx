import { expectWords, NOW, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { saveSkills } from '@karigar/contract/verification/save-skills';
import { verifyServiceman } from '@karigar/contract/verification/verify-serviceman';
import { expect, it } from 'vitest';
import { axeFindings } from '#testing/axe-findings';
import { aCandidate, anItem, playKyc } from '#testing/play-kyc';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();

const done = (message = 'Saved.'): Response =>
  Response.json({ success: true, code: 200, message, data: null });

const BANK = {
  bankName: 'HDFC Bank',
  ifsc: 'HDFC0001234',
  holderName: 'Manoj Shinde',
  nameMatch: 'same',
  version: 3,
  sentAt: NOW - 3_600_000,
  outcome: null,
} as const;

const withBank = aCandidate({ bank: BANK, documents: [] });

it('a bank account is verified with the name that the bank shows', async () => {
  const server = playKyc([anItem({ kind: 'bank' })], [withBank]);
  server.on(answerBankDetails, () => {
    server.queueIs([]);
    return done();
  });
  await showConsole('/kyc');
  await expectWords('HDFC Bank');
  expect(words()).toContain('IFSC HDFC0001234');
  // Nothing is compared by s here.
  expect(words()).not.toContain('Name: same or differs');
  await press('a');
  await expectWords('Type the name that the bank shows.');
  await press('n', 'SHINDE MANOJ', '{Escape}', 'a');
  await expectWords('Saved.');
  expect(Object.fromEntries(server.asked(answerBankDetails)[0]?.fields ?? [])).toMatchObject({
    accountId: '21',
    version: '3',
    outcome: 'verified',
    shownName: 'SHINDE MANOJ',
  });
});

it('a bank account is refused with a reason, and a refusal of the server is said there', async () => {
  const server = playKyc([anItem({ kind: 'bank' })], [withBank]);
  server.on(answerBankDetails, () =>
    refusal('verification.changed', 'This was changed in the meantime. Look at it again.'),
  );
  await showConsole('/kyc?of=21&part=bank');
  await expectWords('HDFC Bank');
  await press('3', 'x');
  await expectWords('This was changed in the meantime. Look at it again.');
  const [sent] = server.asked(answerBankDetails);
  expect([sent?.fields.get('outcome'), sent?.fields.get('reason')]).toEqual([
    'refused',
    'accountClosed',
  ]);
  expect(await axeFindings()).toEqual([]);
});

it('skills and area are confirmed as proposed, then the serviceman is verified with a passkey', async () => {
  const nearly = aCandidate({ documents: [], missing: ['skills', 'area'] });
  const server = playKyc([anItem({ kind: 'skills' })], [nearly]);
  let isShown = false;
  const guarded = (act: () => void) => (): Response => {
    if (!isShown) return refusal('session.proof-needed');
    isShown = false;
    act();
    return done();
  };
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return done('');
  });
  answerPasskeys(() => Promise.resolve(aCredential()));
  const skills = nearly.skills.map((skill) => ({ ...skill, isConfirmed: skill.isProposed }));
  server.on(
    saveSkills,
    guarded(() => {
      server.fileIs({ ...nearly, skills, areaId: 4, missing: [] });
      server.queueIs([anItem({ kind: 'last-look' })]);
    }),
  );
  server.on(
    verifyServiceman,
    guarded(() => server.queueIs([])),
  );
  await showConsole('/kyc');
  await expectWords('Skills, confirmed');
  await press('a');
  await expectWords('Show your passkey');
  await press('{Enter}');
  await expectWords('Nothing is missing. After you verify, jobs are offered.');
  const [saved] = server.asked(saveSkills);
  expect(saved?.fields.getAll('skills[]')).toEqual(['ac-repair']);
  expect(saved?.fields.get('areaId')).toBe('4');
  expect(address()).toBe('/kyc?of=21&part=skills');

  await press('a');
  await expectWords('Show your passkey');
  await press('{Enter}');
  await expectWords('Nobody waits.');
  expect(server.asked(verifyServiceman).at(-1)?.fields.get('outcome')).toBe('verified');
});

it('who lacks something is not verified: it says what, and digits change the skills', async () => {
  const file = aCandidate({ documents: [], missing: ['documents', 'bank', 'skills', 'area'] });
  const server = playKyc([anItem({ kind: 'skills' })], [file]);
  server.on(saveSkills, () => done());
  await showConsole('/kyc');
  await expectWords('Aadhaar card or driving licence, approved');
  await press('1', 'a');
  await expectWords('Choose at least one skill and an area.');
  await press('2', 'a');
  await expect.poll(() => server.count(saveSkills)).toBe(1);
  expect(server.asked(saveSkills)[0]?.fields.getAll('skills[]')).toEqual(['plumbing']);
  expect(server.count(verifyServiceman)).toBe(0);
  expect(words()).not.toContain('Show your passkey');
});
