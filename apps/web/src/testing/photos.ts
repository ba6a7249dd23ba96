/** A photo of a busy scene, as large as a camera makes it: noise compresses worst in a JPEG. */
export const aPhoto = async (
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png' = 'image/jpeg',
): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const patch = new ImageData(256, 256);
  for (let at = 0; at < patch.data.length; at += 65_536)
    crypto.getRandomValues(patch.data.subarray(at, at + 65_536));
  for (let at = 3; at < patch.data.length; at += 4) patch.data[at] = 255;
  for (let x = 0; x < width; x += 256)
    for (let y = 0; y < height; y += 256) context.putImageData(patch, x, y);
  const blob = await canvas.convertToBlob({ type, quality: 0.95 });
  return new File([blob], 'IMG_20261115_101500.jpg', { type });
};

/** EXIF of a phone held upright: rotated by 90 degrees, with a position. */
const EXIF = new Uint8Array([
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8, 0, 1,
  0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]);

export const turned = async (photo: File): Promise<File> => {
  const bytes = await photo.bytes();
  return new File([bytes.slice(0, 2), EXIF, bytes.slice(2)], photo.name, { type: photo.type });
};
