/** The browser's BarcodeDetector, as far as we use it; not every browser has one. */
type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const LOOK_EVERY_MS = 200;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export const canReadCodes = (): boolean =>
  detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

/** Opens the camera into the video and reports every code it sees, until stopped. */
export const readCodes = (
  video: HTMLVideoElement,
  { onCode, onFailure }: { onCode: (written: string) => void; onFailure: () => void },
): (() => void) => {
  const Found = detectorClass();
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };

  const watch = async (detector: Detector): Promise<void> => {
    if (isStopped) return;
    // A frame that is not ready is no reason to stop.
    const seen = await detector.detect(video).catch(() => []);
    if (isStopped) return;
    for (const { rawValue } of seen) onCode(rawValue);
    timer = setTimeout(() => void watch(detector), LOOK_EVERY_MS);
  };

  const open = async (Reader: DetectorClass): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Stopped while the permission prompt was open.
    if (isStopped) return stop();
    video.srcObject = stream;
    await video.play();
    await watch(new Reader({ formats: ['qr_code'] }));
  };

  if (Found === undefined) onFailure();
  else
    open(Found).catch(() => {
      if (!isStopped) onFailure();
    });
  return stop;
};
