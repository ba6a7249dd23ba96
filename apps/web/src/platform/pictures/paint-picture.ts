/** The server stores no longer side, so none is sent. */
const LONGEST_SIDE = 1600;
const MOST_BYTES = 300_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45];
/** A picture that is too large at the lowest quality is scaled down by a quarter. */
const SHRINK = 0.75;

const paintedAt = (bitmap: ImageBitmap, longestSide: number): OffscreenCanvas => {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new TypeError('No canvas to paint on');
  // JPEG has no transparency; without this it would turn black.
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

/** Re-encodes a picture: upright, small, and without its metadata. Rejects when the browser cannot decode the file. */
export const paintPicture = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await lightEnough(bitmap, LONGEST_SIDE);
  } finally {
    bitmap.close();
  }
};
