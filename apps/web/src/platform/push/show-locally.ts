import { alertOptions, readAlert, tagOf } from './alert.ts';
import { noteShown } from './shown-alerts.ts';

/** Shows a notification of the open app as a system notification, if allowed; once, by page or worker. */
export const showLocally = async (notification: {
  readonly id: number;
  readonly message: string;
  readonly sender: string | null;
  readonly kind: string;
  readonly bookingId: number | null;
}): Promise<void> => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined || (await noteShown(tagOf(notification.id)))) return;
  const { id, message, sender, kind, bookingId } = notification;
  const alert = readAlert({
    id,
    title: sender,
    body: message,
    language: document.documentElement.lang,
    // An offer is accepted on its own screen; everything else opens the list.
    ...(kind === 'job-offered' && { kind, bookingId }),
  });
  await registration.showNotification(alert.title, alertOptions(alert, false));
};
