import type { Entry } from '#platform/action-queue/action';

/** In place of a picture: its position among the pictures behind the text. */
const PICTURE = '$picture';

type PictureNote = {
  readonly [PICTURE]: number;
  readonly type: string;
  readonly name?: string;
  readonly lastModified?: number;
};

const isPictureNote = (value: unknown): value is PictureNote =>
  typeof value === 'object' && value !== null && PICTURE in value;

/** A picture that the phone can no longer read is empty: the server refuses it, and the person sees why. */
const bytesOf = async (picture: Blob): Promise<ArrayBuffer> => {
  try {
    return await picture.arrayBuffer();
  } catch {
    return new ArrayBuffer(0);
  }
};

const LENGTH_BYTES = 4;

/** An entry with its pictures as bytes: length of the text, text, pictures. */
export const packEntry = async (entry: Entry): Promise<ArrayBuffer> => {
  const pictures: Blob[] = [];
  const written = JSON.stringify(entry, (_field, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    const note = { [PICTURE]: pictures.push(value) - 1, type: value.type };
    if (!(value instanceof File)) return note;
    return { ...note, name: value.name, lastModified: value.lastModified };
  });
  const contents = await Promise.all(pictures.map(bytesOf));
  const sizes = contents.map(({ byteLength }) => byteLength);
  const text = new TextEncoder().encode(JSON.stringify({ written, sizes }));
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint32(0, text.length);
  return new Blob([length, text, ...contents]).arrayBuffer();
};

export const unpackEntry = (packed: ArrayBuffer): Entry => {
  const end = LENGTH_BYTES + new DataView(packed).getUint32(0);
  const text = new TextDecoder().decode(packed.slice(LENGTH_BYTES, end));
  const { written, sizes } = JSON.parse(text) as { written: string; sizes: number[] };
  const contentOf = (at: number): ArrayBuffer => {
    const start = end + sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
    return packed.slice(start, start + (sizes[at] ?? 0));
  };
  return JSON.parse(written, (_field, value: unknown) => {
    if (!isPictureNote(value)) return value;
    const { [PICTURE]: at, type, name, lastModified = 0 } = value;
    const content = [contentOf(at)];
    return name === undefined
      ? new Blob(content, { type })
      : new File(content, name, { type, lastModified });
  }) as Entry;
};
