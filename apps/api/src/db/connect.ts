import { Client } from 'pg';

/** One connection for one piece of work, closed for certain: a copy of a database waits for it. */
export const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url });
  // A cut line fails the query under way; unheard, it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
