import { expect, it } from 'vitest';
import { strangers, type Part } from './parts-apart.ts';

const part = (fileName: string, feature: string | null, rest: Partial<Part> = {}): Part => ({
  fileName,
  facadeModuleId: feature === null ? null : `/app/src/features/${feature}/index.ts`,
  moduleIds: feature === null ? [] : [`/app/src/features/${feature}/${feature}-screen.tsx`],
  imports: [],
  ...rest,
});

it('names a feature that comes along by a file they share', () => {
  const shared = part('work.js', null, {
    moduleIds: ['/app/src/features/dashboard/cards.tsx', '/app/src/shared/format/money.ts'],
    imports: ['base.js'],
  });
  const follow = part('follow.js', 'follow', { imports: ['work.js'] });
  const dashboard = part('dashboard.js', 'dashboard', { imports: ['work.js'] });
  expect(strangers([shared, follow, dashboard, part('base.js', null)])).toEqual([
    'features/follow brings features/dashboard along',
  ]);
});

it('has nothing to say of files that go round in a circle', () => {
  const one = part('one.js', null, { imports: ['two.js'] });
  const two = part('two.js', null, { imports: ['one.js'] });
  expect(strangers([one, two, part('chat.js', 'chat', { imports: ['one.js'] })])).toEqual([]);
});
