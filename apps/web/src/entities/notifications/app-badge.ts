/** Shows the unread count on the app's icon, where the phone supports it. */
export const showBadge = (unread: number): void => {
  if (!('setAppBadge' in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  // A phone that refuses the badge is not an error.
  shown.catch(() => {});
};
