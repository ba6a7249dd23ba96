import { Client } from 'pg';

/** Opens a connection for one piece of work and always closes it: copying a database needs it closed. */
export const withClient = async <Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url });
  // A lost connection already fails the running query; an unhandled 'error' would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
