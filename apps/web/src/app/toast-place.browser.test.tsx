import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { startLanguage } from '@karigar/client/i18n/language';
import { catalogueOf } from '#platform/i18n/catalogues';
import { toasts } from '@karigar/client/toast/toasts';
import { ToastPlace } from '@karigar/client/toast/toast-place.tsx';

const showPlace = (): void => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <I18nProvider i18n={i18n}>
      <ToastPlace />
    </I18nProvider>,
  );
};

it('a toast moves to the top when a sheet opens under it', async () => {
  await startLanguage(catalogueOf);
  showPlace();
  toasts.good('Work Completed');
  const toast = page.getByText('Work Completed');
  await expect.element(toast).toBeVisible();
  const place = () => toast.element().closest('[class*=viewport]')?.className;
  expect(place()).toMatch(/_bottom_/);
  const sheet = document.createElement('div');
  sheet.setAttribute('role', 'dialog');
  document.body.append(sheet);
  onTestFinished(() => sheet.remove());
  await expect.poll(place).toMatch(/_top_/);
});

it('shows the reply to an own action before a notification, whichever came first', async () => {
  await startLanguage(catalogueOf);
  toasts.news('New message');
  toasts.good('Saved');
  showPlace();
  await expect.element(page.getByText('Saved')).toBeVisible();
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  expect(page.getByText('New message').query()).toBeNull();
  await expect.element(page.getByText('New message'), { timeout: 10_000 }).toBeVisible();
});
