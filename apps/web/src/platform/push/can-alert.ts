/** Whether this browser has alerts. */
export const canAlert = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
