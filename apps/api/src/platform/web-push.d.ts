/** Types of the used part of the library, which has none. */
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
