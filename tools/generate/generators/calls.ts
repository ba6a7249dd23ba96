import type { AnyCall } from '@karigar/contract/define-call';
import { PROTOCOL_REFUSALS, REFUSALS } from '@karigar/contract/refusals';
import { CALLS } from '@karigar/contract/registry';
import { describeFields } from '@karigar/contract/wire/describe-fields';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

export const calls: Generator = { file: 'docs/calls.md', render: page };

const specified = CALLS.filter(({ spec }) => spec !== undefined).length;

const proof = (call: AnyCall): string =>
  call.needs === 'fresh-passkey' ? ', after a passkey' : '';

const desks = (call: AnyCall): string =>
  call.desks === undefined ? '' : ` (${call.desks.join(', ')}${proof(call)})`;

const who = (call: AnyCall): string =>
  call.who === 'anyone' ? 'anyone, without a session' : `${call.who.join(', ')}${desks(call)}`;

const effect = (call: AnyCall): string =>
  call.writes ? `writes; a repeated key gets the first ${call.replay}` : 'reads';

function page(): string {
  return `# Calls

Written by \`npm run generate\` from \`packages/contract/src\`; do not edit. How to add one:
[how-to/add-a-call.md](how-to/add-a-call.md).

${CALLS.length} calls, ${specified} of them the specification's. Each is a \`POST\` of \`multipart/form-data\` to
\`/api/<path>\` with the field \`programType\`, the field \`authToken\` when logged in, the header
\`Authorization: Bearer <client id>\`, and for writes \`Idempotency-Key\` (a caller without one is served too) and \`Phone-Time\` (the
caller's clock, in milliseconds of the epoch: claimed times then count by their age, so a wrong clock changes nothing). A read whose earlier reply is shown already may
say \`Read-Again: 1\`: a busy server answers others first. A busy server says 503 with \`Retry-After\` in seconds.
The reply is \`{ success, code, message, data }\`: \`code\` is 200, or the name of a refusal. Golden requests
and replies: \`packages/contract/fixtures/\`.

${markdownTable(['#', 'call', 'path', 'programType', 'who'], CALLS.map(indexRow))}

## Refusals of every call

${markdownTable(['HTTP', 'code', 'message'], PROTOCOL_REFUSALS.map(refusalRow))}

${CALLS.map(section).join('\n\n')}
`;
}

function indexRow(call: AnyCall): string[] {
  const link = `[${call.name}](#${call.name})`;
  return [String(call.spec ?? 'ours'), link, call.path, `\`${call.programType}\``, who(call)];
}

function refusalRow(name: keyof typeof REFUSALS): string[] {
  return [String(REFUSALS[name].status), `\`${name}\``, REFUSALS[name].text.message];
}

function section(call: AnyCall): string {
  const fields = describeFields(call).map(({ wireName, name, note, optional, list }) => [
    `\`${wireName}\``,
    name,
    `${list ? 'list of ' : ''}${note.says}${optional ? '; optional' : ''}`,
  ]);
  const parts = [
    `## ${call.name}`,
    `\`POST /api/${call.path}\` · \`programType=${call.programType}\`\\\nFor: ${who(call)}. It ${effect(call)}.`,
    fields.length > 0 ? markdownTable(['field', 'our word', 'what'], fields) : 'No fields.',
    call.done ? `Success says: '${call.done.message}'` : '',
    call.refusals.length > 0
      ? markdownTable(['HTTP', 'refusal', 'message'], call.refusals.map(refusalRow))
      : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
