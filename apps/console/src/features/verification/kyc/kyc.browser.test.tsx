import { expectWords, one, settle, words } from '@karigar/client/testing/page';
import { refusal } from '@karigar/client/testing/passkeys';
import { onItsWay, reply } from '@karigar/client/testing/play-calls';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { answerDocument } from '@karigar/contract/verification/answer-document';
import { checkNumber } from '@karigar/contract/verification/check-number';
import { listDocuments } from '@karigar/contract/verification/list-documents';
import { undoDocumentAnswer } from '@karigar/contract/verification/undo-document-answer';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { aCandidate, aDocument, anItem, playKyc } from '#testing/play-kyc';
import { press } from '#testing/press';
import { address, onStage, playConsole, showConsole } from '#testing/show-console.tsx';

onStage();

const PAN = anItem({ documentId: 31, documentType: 'pan' });
const LICENCE = anItem({ documentId: 32, documentType: 'driving-licence' });
const OTHER = anItem({ accountId: 22, name: 'Selvi Murugan', kind: 'skills' });

const MANOJ = aCandidate({
  documents: [aDocument({}), aDocument({ id: 32, type: 'driving-licence' })],
});
const SELVI = aCandidate({ accountId: 22, name: 'Selvi Murugan', documents: [] });

/** As long as a reviewer rests on a document before its picture is fetched. */
const rest = (): Promise<void> => settle(301);

const equalAfterCheck = (server: ReturnType<typeof playKyc>): void =>
  server.on(checkNumber, () => {
    const documents = MANOJ.documents.map((document) => ({ ...document, isNumberEqual: true }));
    server.fileIs({ ...MANOJ, documents });
    return reply(checkNumber, { isEqual: true, triesLeft: 4 });
  });

const approves = (server: ReturnType<typeof playKyc>, state: 'approved' | 'second'): void =>
  server.on(answerDocument, () => {
    server.queueIs([LICENCE, OTHER]);
    return reply(answerDocument, { state });
  });

describe('the queue', () => {
  it('opens the oldest with its picture, and its address is the chosen part', async () => {
    const server = playKyc([PAN, OTHER], [MANOJ, SELVI]);
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    expect(server.count(lookAtDocument)).toBe(0);
    await rest();
    await expect.element(page.getByRole('img', { name: 'Picture of the document' })).toBeVisible();
    expect(address()).toBe('/kyc?of=21&part=31');
    expect(words()).toContain('7 h');
    expect(server.asked(lookAtDocument)).toHaveLength(1);
    expect(server.asked(lookAtDocument)[0]?.fields.get('reason')).toBe(
      'Review of a document that waits',
    );
  });

  it('j and k move, and who passes by looks at nothing', async () => {
    const server = playKyc([PAN, OTHER], [MANOJ, SELVI]);
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await press('j');
    expect(address()).toBe('/kyc?of=22&part=skills');
    await expectWords('Area where the day starts');
    await press('k');
    expect(address()).toBe('/kyc?of=21&part=31');
    await expectWords('As you read it in the picture');
    expect(server.count(lookAtDocument)).toBe(0);
  });

  it('a colleague’s link opens the same part', async () => {
    playKyc([PAN, LICENCE], [MANOJ]);
    await showConsole('/kyc?of=21&part=32');
    await expectWords('Last valid day');
    expect(page.getByRole('option', { selected: true }).element().textContent).toContain(
      'Driving licence',
    );
  });

  it('says that nobody waits', async () => {
    playKyc([], []);
    await showConsole('/kyc');
    await expectWords('Nobody waits.');
  });

  it('says which desk it needs to somebody without it', async () => {
    const server = playConsole();
    server.on(getDesk, () =>
      reply(getDesk, {
        accountId: 7,
        name: 'Anil Kale',
        email: '',
        desks: ['money'],
        cityId: null,
        city: null,
        cities: [],
        team: 'large',
        hasPasskey: true,
      }),
    );
    await showConsole('/kyc');
    await expectWords('This place is for the desks: KYC');
    expect(server.count(listDocuments)).toBe(0);
  });
});

describe('a document', () => {
  it('is approved by keyboard alone, the next opens, and u takes it back', async () => {
    const server = playKyc([PAN, LICENCE, OTHER], [MANOJ, SELVI]);
    equalAfterCheck(server);
    approves(server, 'approved');
    server.on(undoDocumentAnswer, () => {
      server.queueIs([PAN, LICENCE, OTHER]);
      return Response.json({ success: true, code: 200, message: 'Taken back.', data: null });
    });
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await press('n', 'ABCDE1234F', '{Enter}');
    await expectWords('Equal');
    expect(server.asked(checkNumber)[0]?.fields.get('number')).toBe('ABCDE1234F');
    expect(words()).not.toContain('ABCDE1234F');
    await press('s', 'f', 'a');
    await expectWords('PAN card of Manoj Shinde: approved.');
    const [sent] = server.asked(answerDocument);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      documentId: '31',
      upload: '1',
      outcome: 'approved',
      name: 'same',
      face: 'same',
    });
    expect(address()).toBe('/kyc?of=21&part=32');

    await press('u');
    await expect.poll(address).toBe('/kyc?of=21&part=31');
    expect(server.asked(undoDocumentAnswer)[0]?.fields.get('documentId')).toBe('31');
    expect(words()).not.toContain(': approved.');
  });

  it('can be taken back for eight seconds and no longer', async () => {
    const server = playKyc([PAN, LICENCE], [MANOJ]);
    equalAfterCheck(server);
    approves(server, 'approved');
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await press('n', 'ABCDE1234F', '{Enter}');
    await expectWords('Equal');
    await press('s', 'f', 'a');
    await expectWords(': approved.');
    await settle(8001);
    expect(words()).not.toContain(': approved.');
    await press('u');
    expect(server.count(undoDocumentAnswer)).toBe(0);
  });

  it('is not approved before everything was compared', async () => {
    const server = playKyc([LICENCE], [MANOJ]);
    await showConsole('/kyc');
    await expectWords('Last valid day');
    await press('a');
    await expectWords(
      'Before you approve: compare the number, compare the name, enter the last valid day, compare the face.',
    );
    expect(server.count(answerDocument)).toBe(0);
  });

  it('keeps its keys after an answer by mouse, and arrows choose among the answers', async () => {
    playKyc([PAN, OTHER], [MANOJ, SELVI]);
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    const name = page.getByRole('radiogroup', { name: 'Name' });
    await userEvent.click(name.getByRole('radio', { name: 'Same' }));
    await press('{ArrowRight}', '{ArrowDown}', '{ArrowDown}');
    await expect.element(name.getByRole('radio', { name: 'Differs' })).toBeChecked();
    expect(address()).toBe('/kyc?of=21&part=31');
    await press('a');
    await expectWords('Before you approve: compare the number, compare the face.');
  });

  it('says how many tries are left, and when none is', async () => {
    const server = playKyc([PAN], [MANOJ]);
    const withTries = (triesLeft: number) => aCandidate({ documents: [aDocument({ triesLeft })] });
    server.on(checkNumber, () => {
      server.fileIs(withTries(1));
      return reply(checkNumber, { isEqual: false, triesLeft: 1 });
    });
    await showConsole('/kyc');
    await expectWords('5 tries left');
    await press('n', 'ABCDE1234G', '{Enter}');
    await expectWords('Not equal. 1 try left.');
    server.on(checkNumber, () => {
      server.fileIs(withTries(0));
      return reply(checkNumber, { isEqual: false, triesLeft: 0 });
    });
    await press('ABCDE1234H', '{Enter}');
    await expectWords('No try is left. Reject it, or leave it to another reviewer.');
  });

  it('is rejected with a reason that is shown as the serviceman reads it', async () => {
    const server = playKyc([PAN, OTHER], [MANOJ, SELVI]);
    server.on(answerDocument, () => {
      server.queueIs([OTHER]);
      return reply(answerDocument, { state: 'rejected' });
    });
    await showConsole('/kyc');
    await expectWords('Reason, if you reject');
    await press('x');
    await expectWords('Choose a reason.');
    await press('2');
    await expectWords('पूरे दस्तावेज़ की फ़ोटो लें');
    expect(words()).toContain('Take a picture of the whole document.');
    expect(one('[lang=hi]').innerText).toContain('दस्तावेज़');
    await press('w', 'Neeche ka kinara', '{Escape}', 'x');
    await expectWords('PAN card of Manoj Shinde: rejected.');
    const [sent] = server.asked(answerDocument);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      outcome: 'rejected',
      reason: 'cutOff',
      words: 'Neeche ka kinara',
    });
    expect(address()).toBe('/kyc?of=22&part=skills');
  });

  it('a refusal is said at the item, and what is now is read again', async () => {
    const server = playKyc([PAN], [MANOJ]);
    server.on(answerDocument, () => {
      server.fileIs(aCandidate({ documents: [aDocument({ upload: 2 })] }));
      return refusal('verification.changed', 'This was changed in the meantime. Look at it again.');
    });
    await showConsole('/kyc');
    await expectWords('Reason, if you reject');
    await press('1');
    const { answer, arrive } = onItsWay();
    server.on(lookAtDocument, answer);
    await press('x');
    await rest();
    await expect.poll(() => server.count(lookAtDocument)).toBe(1);
    arrive(
      reply(lookAtDocument, {
        picture: '',
        signedAt: 1,
        signedName: 'Manoj Shinde',
        signedOn: null,
        nameMatch: 'same',
      }),
    );
    await expectWords('UIDAI signed it.');
    expect(words()).toContain('This was changed in the meantime. Look at it again.');
  });

  it('with a doubt needs a second reviewer, who is told so', async () => {
    const server = playKyc([PAN, LICENCE], [MANOJ]);
    equalAfterCheck(server);
    approves(server, 'second');
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await press('n', 'ABCDE1234F', '{Enter}');
    await expectWords('Equal');
    await press('s', 's', 'f');
    await expectWords('With “Differs”, another reviewer looks at it too.');
    await press('a');
    await expectWords('approved. Another reviewer looks at it too.');
    expect(server.asked(answerDocument)[0]?.fields.get('name')).toBe('differs');

    server.fileIs(aCandidate({ documents: [aDocument({ state: 'second' })] }));
    await showConsole('/kyc?of=21&part=31');
    await expectWords('Another reviewer has approved it. Your answer decides.');
    server.fileIs(
      aCandidate({ documents: [aDocument({ state: 'second', waitsForAnother: true })] }),
    );
    await showConsole('/kyc?of=21&part=31');
    await expectWords('You have approved it. Another reviewer decides.');
    expect(words()).not.toContain('Approve a');
  });

  it('of the operator’s own account is not opened', async () => {
    const server = playKyc([PAN], [aCandidate({ isOwn: true })]);
    await showConsole('/kyc');
    await expectWords('Somebody else must answer.');
    await press('1', 'x');
    expect(server.count(lookAtDocument)).toBe(0);
    expect(server.count(answerDocument)).toBe(0);
  });

  it('without network is not answered, with the reason', async () => {
    const server = playKyc([PAN], [MANOJ]);
    await showConsole('/kyc');
    await expectWords('Reason, if you reject');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expectWords('Nothing can be changed until it is back.');
    await press('1', 'x');
    await expectWords('No network. Check your connection and try again.');
    expect(server.count(answerDocument)).toBe(0);
  });
});

describe('the picture', () => {
  it('is made larger, turned and lighter by keys and by buttons', async () => {
    playKyc([PAN], [MANOJ]);
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await rest();
    const picture = page.getByRole('img', { name: 'Picture of the document' });
    await expect.element(picture).toBeVisible();
    await press('+', 'o', 'b');
    const { style } = picture.element() as HTMLElement;
    expect([style.width, style.transform, style.filter]).toEqual([
      '150%',
      'rotate(90deg)',
      'brightness(130%)',
    ]);
    await press('-');
    await userEvent.click(page.getByRole('button', { name: 'Rotate' }));
    await settle();
    expect([style.width, style.transform]).toEqual(['100%', 'rotate(180deg)']);
  });

  it('that the server does not show says why', async () => {
    const server = playKyc([PAN], [MANOJ]);
    server.on(lookAtDocument, () => refusal('reveal.too-many', 'Too many looks in an hour.'));
    vi.spyOn(console, 'error').mockReturnValue();
    await showConsole('/kyc');
    await expectWords('As you read it in the picture');
    await rest();
    await expectWords('Too many looks in an hour.');
  });
});

describe('the screen', () => {
  it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
    'has no axe finding with %o',
    async (condition) => {
      playKyc([PAN, LICENCE, OTHER], [MANOJ, SELVI]);
      await showConsole('/kyc?of=21&part=32', condition);
      await expectWords('Manoj Shinde');
      await rest();
      await press('1');
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('speaks Hindi', async () => {
    playKyc([PAN], [MANOJ]);
    await showConsole('/kyc', { locale: 'hi' });
    await expectWords('सबसे पुराने पहले');
    await userEvent.keyboard('1');
    await expectWords('Manoj Shinde यह पढ़ेंगे');
  });
});
