/** The Background Sync tag that wakes the service worker when there is network again. */
export const DRAIN_TAG = 'drain-actions';
