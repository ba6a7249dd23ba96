import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { revokeWorkRecord } from '@karigar/contract/work-records/revoke-work-record';
import { describe, expect, it, vi } from 'vitest';
import { sheetState } from '#platform/navigation/sheet-state';
import { buttonNamed, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { ServicemanProfileScreen } from './serviceman.ts';

// Loaded before any test freezes the clock.
await import('./work-records.tsx');

onStage({ as: 'serviceman' });

const page = 'https://karigar.example.in/w/7-Zl5cUFxKZ4hQm0x8yV1t2A';
const record = {
  id: 7,
  madeAt: Date.UTC(2026, 10, 15, 6, 30),
  validUntil: Date.UTC(2027, 4, 14, 6, 30),
  pageUrl: page,
  pdfUrl: `${page}.pdf`,
  whatsappUrl: 'https://wa.me/?text=record',
};

const play = (own: readonly (typeof record)[] = [record]) => {
  const server = playServer();
  server.on(listWorkRecords, () => reply(listWorkRecords, [...own]));
  return server;
};
const show = async (condition = {}): Promise<void> => {
  await showScreen(ServicemanProfileScreen, '/profile', {
    sheet: { state: sheetState('work-records', 'below') },
    ...condition,
  });
  await vi.waitFor(() => expect(one('[role=dialog] h2').innerText).toMatch(/Work record|कार्य/));
  await settle(500);
};
const dialog = (): string => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');
const press = async (name: string): Promise<void> => {
  buttonNamed(name).click();
  await settle(500);
};
describe('work records in the profile', () => {
  it('lists them with their dates and their links', async () => {
    play();
    await show();
    expect(dialog()).toContain('Made on 15 Nov 2026 Valid until 14 May 2027');
    for (const href of [record.pdfUrl, record.whatsappUrl])
      expect(one(`[role=dialog] a[href="${href}"]`).getAttribute('rel')).toBe('noreferrer');
  });

  it('shows them in Hindi', async () => {
    play();
    await show({ locale: 'hi' });
    expect(dialog()).toContain('WhatsApp');
    expect(dialog()).toContain('कार्य प्रमाण बनाएँ');
  });

  it('says that there is none yet, makes one and reads the list again', async () => {
    const server = play([]);
    await show();
    expect(dialog()).toContain('You have no work record yet.');
    server.on(makeWorkRecord, () => reply(makeWorkRecord, null));
    server.on(listWorkRecords, () => reply(listWorkRecords, [record]));
    await press('Make a work record');
    expect(server.count(makeWorkRecord)).toBe(1);
    expect(dialog()).toContain('Made on 15 Nov 2026');
  });

  it('asks before it revokes one, and then it is gone', async () => {
    const server = play();
    await show();
    await press('Revoke the record of 15 Nov 2026');
    expect(one('[role=alertdialog]').innerText).toContain('Revoke this work record?');
    expect(server.count(revokeWorkRecord)).toBe(0);
    server.on(revokeWorkRecord, () => reply(revokeWorkRecord, null));
    server.on(listWorkRecords, () => reply(listWorkRecords, []));
    one('[role=alertdialog] button:last-of-type').click();
    await settle(500);
    expect(server.asked(revokeWorkRecord)[0]?.fields.get('id')).toBe('7');
    await vi.waitFor(() => expect(dialog()).toContain('You have no work record yet.'));
  });

  it('reports that they did not load, and loads them again', async () => {
    const server = play();
    server.on(listWorkRecords, cut);
    await show();
    expect(dialog()).toContain("Couldn't load your work records.");
    server.on(listWorkRecords, () => reply(listWorkRecords, [record]));
    await press('Try again');
    expect(dialog()).toContain('Made on 15 Nov 2026');
  });
});
