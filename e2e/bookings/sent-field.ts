import type { Request } from '@playwright/test';

/** All values of a field of a sent form. */
export const sentFields = (request: Request, name: string): string[] => {
  const body = request.postData() ?? '';
  const quoted = name.replaceAll(/[[\]]/g, String.raw`\$&`);
  return [...body.matchAll(new RegExp(`name="${quoted}"\r\n\r\n([^\r]*)\r\n`, 'g'))].map(
    ([, value = '']) => value,
  );
};
