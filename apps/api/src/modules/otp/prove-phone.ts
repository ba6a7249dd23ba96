import type { CallScope } from '#wire/handler';

/** What call 1 takes, for one who has just shown that he holds this phone. */
export const provePhone = async (
  { context: { vault, issuer }, now }: CallScope,
  phone: string,
): Promise<{ userId: string; idToken: string }> => {
  const userId = `phone:${vault.keyedHash(phone, 'identity')}`;
  return { userId, idToken: await issuer.issue({ userId, phone }, now) };
};
