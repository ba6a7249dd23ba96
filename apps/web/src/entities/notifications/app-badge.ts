/** How many are unread, on the app's icon, where the phone can show it. */
export const showBadge = (unread: number): void => {
  if (!('setAppBadge' in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  // A phone that does not let us is no reason to stop.
  shown.catch(() => {});
};
