import { expect, it } from 'vitest';
import { strangers, type Part } from './parts-apart.ts';

const part = (fileName: string, feature: string | null, rest: Partial<Part> = {}): Part => ({
  fileName,
  facadeModuleId: feature === null ? null : `/app/src/features/${feature}/index.ts`,
  moduleIds: feature === null ? [] : [`/app/src/features/${feature}/screen.tsx`],
  imports: [],
  ...rest,
});

it('reports a feature that another feature loads through a shared file', () => {
  const shared = part('work.js', null, {
    moduleIds: [
      '/app/src/features/serviceman/dashboard/cards.tsx',
      '/app/src/platform/i18n/amount.tsx',
    ],
    imports: ['base.js'],
  });
  const follow = part('follow.js', 'customer/customer-booking', { imports: ['work.js'] });
  const dashboard = part('dashboard.js', 'serviceman/dashboard', { imports: ['work.js'] });
  expect(strangers([shared, follow, dashboard, part('base.js', null)])).toEqual([
    'features/customer/customer-booking brings features/serviceman/dashboard along',
  ]);
});

it('reports nothing for files that import each other in a circle', () => {
  const one = part('one.js', null, { imports: ['two.js'] });
  const two = part('two.js', null, { imports: ['one.js'] });
  expect(strangers([one, two, part('chat.js', 'common/chat', { imports: ['one.js'] })])).toEqual(
    [],
  );
});
