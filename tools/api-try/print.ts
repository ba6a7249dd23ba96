import type { AnyCall } from '@karigar/contract/define-call';

const LONGEST_LIST = 2;
const LONGEST_VALUE = 60;

/** Prints a request as it is sent, one line for each header and part. */
export function printRequest(
  call: AnyCall,
  { headers, form }: { headers: Readonly<Record<string, string>>; form: FormData },
): string {
  const parts = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, `(file ${value.name}, ${value.size} bytes)`],
  );
  return [
    `→ POST /api/${call.path}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...parts.map(([name = '', value = '']) => `    ${name.padEnd(14)} ${shown(name, value)}`),
  ].join('\n');
}

export function printReply(status: number, body: unknown): string {
  const json = JSON.stringify(shortened(body), null, 2);
  return `← ${status}\n${json.replaceAll(/^/gm, '  ')}`;
}

// Hide session tokens and passwords, even of a demo.
function shown(name: string, value: string): string {
  if (name === 'authToken') return `${value.slice(0, 6)}…`;
  if (name === 'password') return '…';
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.slice(0, LONGEST_LIST).map(shortened);
    const rest = value.length - kept.length;
    return rest > 0 ? [...kept, `… and ${rest} more`] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'authToken' && typeof inner === 'string' ? shown(name, inner) : shortened(inner),
    ]),
  );
}
