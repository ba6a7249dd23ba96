import { describe, expect, it } from 'vitest';
import { createUploadSlots, type Uploader } from './upload-slots.ts';

const KB = 1024;
const stranger = (network: string, bytes = 100 * KB): Uploader => ({
  network,
  account: null,
  bytes,
});
const known = (account: string, network = account, bytes = 100 * KB): Uploader => ({
  network,
  account,
  bytes,
});

/** How many of these get a slot, one after another. */
const takenOf = (uploaders: readonly Uploader[], slots = createUploadSlots()): number =>
  uploaders.filter((uploader) => slots.take(uploader) !== null).length;
const many = (make: (at: number) => Uploader): Uploader[] =>
  Array.from({ length: 500 }, (_, at) => make(at));

describe('upload slots', () => {
  it('strangers of one network get four', () => {
    expect(takenOf(many(() => stranger('a')))).toBe(4);
  });

  it('strangers of many networks leave the slots of people with a session free', () => {
    const slots = createUploadSlots();
    expect(
      takenOf(
        many((at) => stranger(`n${at}`)),
        slots,
      ),
    ).toBe(8);
    expect(
      takenOf(
        many((at) => known(`p${at}`)),
        slots,
      ),
    ).toBe(24);
  });

  it('strangers with the largest bodies leave the bytes of people with a session free', () => {
    const slots = createUploadSlots();
    takenOf(
      many((at) => stranger(`n${at}`, 13 * KB * KB)),
      slots,
    );
    expect(
      takenOf(
        many((at) => known(`p${at}`, `p${at}`, 13 * KB * KB)),
        slots,
      ),
    ).toBe(9);
  });

  it('one account gets four, wherever it sends from', () => {
    expect(takenOf(many((at) => known('p', `n${at}`)))).toBe(4);
  });

  it('accounts of one network get twelve', () => {
    expect(takenOf(many((at) => known(`p${at}`, 'n')))).toBe(12);
  });

  it('a slot that was given back is free again, also when given back twice', () => {
    const slots = createUploadSlots();
    const free = slots.take(stranger('a'));
    takenOf(
      many(() => stranger('a')),
      slots,
    );
    expect(slots.take(stranger('a'))).toBeNull();
    free?.();
    free?.();
    expect(
      takenOf(
        many(() => stranger('a')),
        slots,
      ),
    ).toBe(1);
  });
});
