import { alertOptions, readAlert, tagOf } from './alert.ts';
import { noteShown } from './shown-alerts.ts';

/** A notification the open app heard of, shown as the phone's own where that is allowed; once, whoever was first. */
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
    // An offer is answered where it stands; all else can be read in the list.
    ...(kind === 'job-offered' && { kind, bookingId }),
  });
  await registration.showNotification(alert.title, alertOptions(alert, false));
};
