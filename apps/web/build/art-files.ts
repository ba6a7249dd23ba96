import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { screenshots } from '#pwa/web-manifest';

const ui = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const pictures = fileURLToPath(new URL('../../../docs/pictures/en', import.meta.url));
/** What messengers show of a link. */
const [WIDTH, HEIGHT] = [1200, 630];
const PAPER = '#fbf5e9';
const HEADER = '#005a61';
const ON_HOME = ['tap', 'ac', 'bulb', 'clean', 'roller'];

/** The drawing with its own colours: the app's tokens exist only in the app. */
const coloured = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');

const placed = (svg: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** Scallops under a teal band, as on the app's Home. */
const header = (): string => {
  const width = WIDTH / 12;
  const scallops = Array.from({ length: 12 }, (_, index) => {
    const fill = index % 2 === 0 ? HEADER : '#ffb020';
    return `<circle cx="${index * width + width / 2}" cy="80" r="${width / 2}" fill="${fill}"/>`;
  });
  return `${scallops.join('')}<rect width="${WIDTH}" height="80" fill="${HEADER}"/>`;
};

const card = (...drawings: readonly string[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${header()}${drawings.join('')}</svg>`,
  );

const png = (svg: Buffer): Promise<Buffer> =>
  sharp(svg).png({ palette: true, colours: 64, effort: 10 }).toBuffer();

/** An icon file is a list of pictures; browsers and feed readers take a PNG in it. */
const iconFile = async (svg: string): Promise<Buffer> => {
  const picture = await sharp(Buffer.from(svg)).resize(32, 32).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/**
 * Drawings as files: `/art/service-*.svg`, which replies name as a service's picture, the pictures of link previews,
 * the install sheet's screenshots and favicon.ico. The app itself uses none of them.
 */
export const artFiles = (): Plugin => ({
  name: 'karigar:art-files',
  apply: 'build',
  async generateBundle() {
    const emit = (fileName: string, source: string | Buffer): void =>
      void this.emitFile({ type: 'asset', fileName, source });
    const drawings = new Map(
      globSync(`${ui}/art/service-*.svg`).map((file) => [basename(file, '.svg'), coloured(file)]),
    );
    if (drawings.size === 0) throw new Error('the design system has no drawings');
    for (const [name, svg] of drawings) {
      emit(`art/${name}.svg`, svg);
      const middle = placed(svg, { x: 400, y: 180, size: 400 });
      emit(`art/${name.replace('service-', 'preview-')}.png`, await png(card(middle)));
    }
    const icon = readFileSync(`${ui}/brand/icon.svg`, 'utf8').replace(/ (width|height)="512"/g, '');
    const row = ON_HOME.map((name, index) =>
      placed(drawings.get(`service-${name}`) ?? '', { x: 90 + index * 216, y: 420, size: 156 }),
    );
    const own = card(placed(icon, { x: 490, y: 170, size: 220 }), ...row);
    emit('art/preview-karigar.png', await png(own));
    for (const name of Object.keys(screenshots))
      emit(`icons/screen-${name}.jpg`, readFileSync(`${pictures}/${name}.jpg`));
    emit('favicon.ico', await iconFile(readFileSync(`${ui}/brand/icon.svg`, 'utf8')));
  },
});
