/** Where this browser hears alerts, as the server takes it. */
export const addressOf = (subscription: PushSubscription) => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};
