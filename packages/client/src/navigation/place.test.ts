import { expect, it } from 'vitest';
import { paramsOf, resolve } from './place.ts';

it('an address is resolved against the path of the screen', () => {
  const from = '/booking/7';
  expect(resolve('/chat?booking=7#last', from)).toEqual({
    pathname: '/chat',
    search: '?booking=7',
    hash: '#last',
  });
  expect(resolve('?day=2', from)).toEqual({ pathname: from, search: '?day=2', hash: '' });
  expect(resolve('.', from)).toEqual({ pathname: from, search: '', hash: '' });
  expect(resolve({ pathname: '.', search: '?day=2' }, from).search).toBe('?day=2');
  expect(resolve('/?#', from)).toEqual({ pathname: '/', search: '', hash: '' });
});

it('a path has the form of a pattern, with the names in it', () => {
  expect(paramsOf('/booking/:id', '/booking/7')).toEqual({ id: '7' });
  expect(paramsOf('/not-me/:id', '/not-me/a%2Fb')).toEqual({ id: 'a/b' });
  expect(paramsOf('/booking/:id', '/booking/%zz')).toEqual({ id: '%zz' });
  expect(paramsOf('/booking', '/booking/')).toEqual({});
  expect(paramsOf('/', '/')).toEqual({});
  expect(paramsOf('*', '/what/ever')).toEqual({});
});

it('a path of another form has none', () => {
  expect(paramsOf('/booking/:id', '/booking')).toBeNull();
  expect(paramsOf('/booking/:id', '/booking/')).toBeNull();
  expect(paramsOf('/booking/:id', '/booking/7/more')).toBeNull();
  expect(paramsOf('/booking', '/chat')).toBeNull();
  expect(paramsOf('/', '/booking')).toBeNull();
});
