const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

// Tools never reach a user, so three more permissive licences of their packages are fine.
const TOOLS = new Set([...SHIPPED, 'Artistic-2.0', 'CC-BY-3.0', 'WTFPL']);

// sharp ships libvips as an unchanged shared library, which anyone may replace: what the
// LGPL asks for. No other package gets this exception.
const LIBVIPS = /^@img\/sharp-/;

/** An expression passes when every licence in it does, so that no choice between licences is needed. */
export function isAllowed({
  name,
  licence,
  production,
}: {
  name: string;
  licence: string;
  production: boolean;
}) {
  const allowed = production ? SHIPPED : TOOLS;
  return licence
    .replaceAll(/[()]/g, ' ')
    .split(/\s+(?:OR|AND)\s+/)
    .map((part) => part.trim())
    .every((part) => allowed.has(part) || (part === 'LGPL-3.0-or-later' && LIBVIPS.test(name)));
}
