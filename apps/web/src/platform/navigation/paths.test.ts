import { ROLES } from '@karigar/domain/roles';
import { describe, expect, it } from 'vitest';
import { patternSource } from '@karigar/client/navigation/pattern-source';
import { PATH_NAMES, PATHS, passage, pathTo } from './paths.ts';

const PUBLIC = [
  '/start',
  '/login',
  '/otp',
  '/login2',
  '/signup',
  '/forgot-password',
  '/not-me/:id',
  '/guide',
  '/page-listing',
  '/sidebar',
  '/ex',
];

describe('the path table', () => {
  it('[ROLE-02] the path table requires a login on every screen but the sign-in', () => {
    const open = PATH_NAMES.map((name) => PATHS[name])
      .filter((screen) => passage(screen, null) === 'open')
      .map(({ pattern }) => pattern);
    expect(open.toSorted()).toEqual(PUBLIC.toSorted());
  });

  it('the path table opens the catalogue without a session, as a guest', () => {
    const open = PATH_NAMES.map((name) => PATHS[name])
      .filter((screen) => passage(screen, null) === 'as-guest')
      .map(({ pattern }) => pattern);
    expect(open.toSorted()).toEqual([
      '/category',
      '/category-details',
      '/provider-details',
      '/search',
      '/service/:id',
    ]);
  });

  it('[NAV-03] the path table opens /, /booking and /profile to servicemen, customers and guests alike', () => {
    const shared = [PATHS.home, PATHS.booking, PATHS.profile];
    for (const role of ['serviceman', 'customer', 'guest'] as const) {
      expect(shared.map((screen) => passage(screen, role))).toEqual(['open', 'open', 'open']);
    }
  });

  it.each(PATH_NAMES)('[ROLE-02] the path table opens %s to some signed-in role', (name) => {
    const passages = ROLES.map((role) => passage(PATHS[name], role));
    expect(passages).toContain('open');
    expect(passages).not.toContain('login');
  });

  it('the path table redirects a pending login to the second factor from every screen but the sign-in', () => {
    const led = PATH_NAMES.map((name) => PATHS[name])
      .filter((screen) => passage(screen, 'serviceman', true) === 'open')
      .map(({ pattern }) => pattern);
    expect(led.toSorted()).toEqual(PUBLIC.toSorted());
    expect(passage(PATHS.bankDetails, 'serviceman', true)).toBe('secondProof');
    expect(passage(PATHS.bankDetails, null, true)).toBe('login');
  });

  it('the path table closes bank details, documents and work to customers and guests', () => {
    for (const name of ['bankDetails', 'id', 'payment', 'addOn', 'pending', 'accepted'] as const) {
      expect(passage(PATHS[name], 'serviceman')).toBe('open');
      expect(passage(PATHS[name], 'customer')).toBe('not-yours');
      expect(passage(PATHS[name], 'guest')).toBe('not-yours');
    }
  });

  it('the path table writes paths with their ids', () => {
    expect(pathTo('bookingDetail', { id: 42 })).toBe('/booking/42');
    expect(pathTo('addOn', { id: 'a/b' })).toBe('/add-on/a%2Fb');
    expect(pathTo('passwordLogin')).toBe('/login2');
  });

  it('the path table gives the server the patterns of all screens', () => {
    const isScreen = (path: string): boolean =>
      PATH_NAMES.some((name) => new RegExp(patternSource(PATHS[name].pattern)).test(path));
    expect(['/', '/booking', '/booking/42', '/booking-history/42/'].map(isScreen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['/nowhere', '/booking/42/x', '/start/x'].some(isScreen)).toBe(false);
  });
});
