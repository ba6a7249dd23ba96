import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { withClient } from './connect.ts';
import { databaseRoles } from './roles.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const URL_SETTING = /^DATABASE_([A-Z]+_)?URL$/;
const ROLES: readonly string[] = Object.values(databaseRoles);
const ITERATIONS = 4096;

/** The passwords of our roles, by role, as the URLs in the settings have them. */
export const passwordsIn = (settings: Settings): ReadonlyMap<string, string> => {
  const passwords = new Map<string, string>();
  for (const [name, written] of Object.entries(settings)) {
    if (written === undefined || !URL_SETTING.test(name)) continue;
    const { username, password: encoded } = new URL(written);
    const password = decodeURIComponent(encoded);
    if (password === '' || !ROLES.includes(username)) continue;
    if (!/^[!-~]+$/.test(password)) throw new Error(`${name}: a password of letters and digits`);
    if ((passwords.get(username) ?? password) !== password)
      throw new Error(`${name} has another password of ${username} than a setting before it`);
    passwords.set(username, password);
  }
  return passwords;
};

/** What PostgreSQL stores of a password: from it nobody can log in, so it may be in a statement and a log. */
const scramOf = (password: string, salt = randomBytes(16)): string => {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (use: string): Buffer => createHmac('sha256', salted).update(use).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const server = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
};

/** Gives our roles the passwords of the settings; returns the names of the roles. */
export const setPasswords = async (adminUrl: string, settings: Settings): Promise<string[]> => {
  const passwords = passwordsIn(settings);
  if (passwords.size === 0) return [];
  await withClient(adminUrl, async (admin) => {
    for (const [role, password] of passwords)
      await admin.query(`ALTER ROLE ${role} PASSWORD ${admin.escapeLiteral(scramOf(password))}`);
  });
  return [...passwords.keys()];
};
