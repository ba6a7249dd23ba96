import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HistoryRouter } from '@karigar/client/navigation/router.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { useSheet } from './use-sheet.ts';

type Sheet = ReturnType<typeof useSheet<'confirm' | 'add-ons'>>;

/** A page with real history, where a step back takes time as on a phone. */
const openPage = async () => {
  const seen: { sheet?: Sheet } = {};
  const Page = () => {
    const sheet = useSheet(['confirm', 'add-ons']);
    useEffect(() => void Object.assign(seen, { sheet }), [sheet]);
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <HistoryRouter>
      <Page />
    </HistoryRouter>,
  );
  await vi.waitUntil(() => seen.sheet);
  const sheet = (): Sheet => seen.sheet as Sheet;
  const opens = async (name: string | null): Promise<void> => {
    await expect.poll(() => sheet().open, { timeout: 5000 }).toBe(name);
  };
  return { root, sheet, opens };
};

let page: Awaited<ReturnType<typeof openPage>>;
afterEach(() => page.root.unmount());

it('a sheet that is requested while another closes opens after it has closed', async () => {
  page = await openPage();
  page.sheet().show('confirm');
  await page.opens('confirm');
  const before = history.length;
  page.sheet().close();
  page.sheet().show('add-ons', 7);
  await page.opens('add-ons');
  expect(page.sheet().about).toBe(7);
  expect(history.length).toBe(before);
  page.sheet().close();
  await page.opens(null);
});

it('closing a sheet twice is one step back', async () => {
  page = await openPage();
  page.sheet().show('confirm');
  await page.opens('confirm');
  const step = vi.spyOn(history, 'go');
  page.sheet().close();
  page.sheet().close();
  await page.opens(null);
  expect(step).toHaveBeenCalledTimes(1);
});

it('a late close does not close a sheet that was opened meanwhile', async () => {
  page = await openPage();
  page.sheet().show('confirm');
  await page.opens('confirm');
  const slow = page.sheet();
  // Both before the router renders, as on a slow phone.
  slow.show('add-ons');
  slow.close();
  await page.opens('add-ons');
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(page.sheet().open).toBe('add-ons');
  page.sheet().close();
  await page.opens(null);
});
