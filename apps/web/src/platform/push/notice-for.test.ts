import { expect, it } from 'vitest';
import { noticeFor, type Phone } from './notice-for.ts';

const works: Phone = {
  isAble: true,
  isInIphoneTab: false,
  permission: 'granted',
  isOn: true,
  wasTurnedOff: false,
  isSilent: false,
};

it.each([
  ['works', {}, null],
  ['was never asked', { permission: 'default', isOn: false }, 'ask'],
  ['is allowed, and the server does not know it', { isOn: false }, 'ask'],
  ['was turned off by its owner', { isOn: false, wasTurnedOff: true }, null],
  ['is blocked', { permission: 'denied', isOn: false }, 'blocked'],
  ['has no alerts', { isAble: false }, 'unable'],
  ['is an iPhone with Karigar in a tab', { isAble: false, isInIphoneTab: true }, 'install'],
  ['has not shown the last test', { isSilent: true }, 'silent'],
] as const)('a phone that %s is told what to do, or nothing', (_what, phone, notice) => {
  expect(noticeFor({ ...works, ...phone })).toBe(notice);
});
