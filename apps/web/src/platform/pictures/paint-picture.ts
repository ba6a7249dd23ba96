/** The server keeps no longer side, so none is sent. */
const LONGEST_SIDE = 1600;
const MOST_BYTES = 300_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45];
/** A picture that is still too heavy at the last quality loses a quarter of its sides. */
const SHRINK = 0.75;

const paintedAt = (bitmap: ImageBitmap, longestSide: number): OffscreenCanvas => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new TypeError('No canvas to paint on');
  // A JPEG knows no transparency, and black would be its colour.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

const lightEnough = async (bitmap: ImageBitmap, longestSide: number): Promise<Blob> => {
  const canvas = paintedAt(bitmap, longestSide);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MOST_BYTES) return blob;
  }
  return lightEnough(bitmap, longestSide * SHRINK);
};

/**
 * The picture painted anew: upright, small, and without a word of where and on which phone it was
 * taken. Rejects when the file is no picture that this browser can read.
 */
export const paintPicture = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await lightEnough(bitmap, LONGEST_SIDE);
  } finally {
    bitmap.close();
  }
};
