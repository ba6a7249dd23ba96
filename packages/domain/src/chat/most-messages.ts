/** The server lists the latest messages of a chat, at most this many. */
export const MOST_MESSAGES = 500;
