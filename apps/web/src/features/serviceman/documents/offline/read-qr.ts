type Detector = {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorMaker = new (options: { readonly formats: readonly string[] }) => Detector;

/** Phones with Android have a reader of QR codes; most other browsers have none. */
const makerOf = (): DetectorMaker | undefined =>
  (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

export const canReadQr = (): boolean => makerOf() !== undefined;

/** The text of the longest QR code in a photo: an Aadhaar letter may have a small one too. Null without one. */
export const readQr = async (photo: Blob): Promise<string | null> => {
  const Maker = makerOf();
  if (Maker === undefined) return null;
  try {
    const found = await new Maker({ formats: ['qr_code'] }).detect(await createImageBitmap(photo));
    return (
      found
        .map(({ rawValue }) => rawValue)
        .toSorted((one, other) => other.length - one.length)[0] ?? null
    );
  } catch {
    return null;
  }
};
