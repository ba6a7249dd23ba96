/** This browser's push address, as the server expects it. */
export const addressOf = (subscription: PushSubscription) => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};
