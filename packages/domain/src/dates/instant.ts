/** A point in time: whole milliseconds since 1970-01-01 UTC. The current time is always an argument. */
export type Instant = number;
