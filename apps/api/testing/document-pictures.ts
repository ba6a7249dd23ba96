import sharp from 'sharp';

type Look = {
  readonly ink?: string;
  readonly paper?: string;
  readonly turned?: 0 | 90 | 180 | 270;
};

/** A photo of a card with these lines printed on it. */
export const cardWith = async (lines: readonly string[], look: Look = {}): Promise<File> => {
  const { ink = '#202020', paper = '#f4ecd8', turned = 0 } = look;
  const printed = lines.map((line, nth) => ({
    input: {
      text: {
        text: `<span foreground="${ink}">${line}</span>`,
        font: 'sans 40',
        rgba: true,
        dpi: 96,
      },
    },
    left: 120,
    top: 120 + nth * 160,
  }));
  const card = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: paper },
  })
    .composite(printed)
    .png()
    .toBuffer();
  const bytes = await sharp(card).rotate(turned).jpeg({ quality: 85 }).toBuffer();
  return new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' });
};
