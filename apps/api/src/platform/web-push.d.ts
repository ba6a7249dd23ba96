/** The part of the library that is used; it brings no types of its own. */
declare module 'web-push' {
  const webPush: {
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        urgency: 'normal' | 'high';
        topic: string;
      },
    ) => { endpoint: string; headers: Record<string, string | number>; body: Buffer<ArrayBuffer> };
  };
  export default webPush;
}
