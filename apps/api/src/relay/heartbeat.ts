/** Published after every round of the leading relay. Receiving it proves that hints are published and arrive. */
export const RELAY_HEARTBEAT = 'relay.beat';

export type RelayHeartbeat = {
  /** Age of the oldest row in the batch. */
  readonly behindMs: number;
  /** The relay's connection to the bus, over which its hints left. */
  readonly connectionId: string;
  /** The relay stops: another may lead at once. */
  readonly isLast?: true;
};
