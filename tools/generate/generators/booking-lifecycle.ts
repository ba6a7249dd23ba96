import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import {
  BOOKING_COMMANDS,
  BOOKING_STATES,
  type BookingCommand,
  type BookingState,
} from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { statusNameOf } from '@karigar/domain/bookings/status';
import { ACTORS, type Actor } from '@karigar/domain/roles';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

export const bookingLifecycle: Generator = { file: 'docs/booking-lifecycle.md', render: page };

interface Move {
  from: BookingState;
  to: BookingState;
  command: BookingCommand;
  actor: Actor;
}

const moves: readonly Move[] = BOOKING_STATES.flatMap((from) =>
  BOOKING_COMMANDS.flatMap((command) =>
    ACTORS.flatMap((actor) => {
      const decision = decide(from, command, actor);
      return decision.ok ? [{ from, to: decision.value, command, actor }] : [];
    }),
  ),
);

const grouped = (name: (move: Move) => string): [string, Move[]][] => [...Map.groupBy(moves, name)];

function page(): string {
  const cells = BOOKING_STATES.length * BOOKING_COMMANDS.length * ACTORS.length;
  return `# The life of a booking

Written by \`npm run generate\` from \`packages/domain/src/bookings/lifecycle.ts\`; do not edit.

One table decides every transition: state × command × actor → the next state, or a named refusal. The server
reads it under a row lock, the app reads it to show buttons. Of ${cells} cells ${moves.length} are legal transitions.

\`\`\`mermaid
stateDiagram-v2
  [*] --> requested
${diagram()}
  completed --> [*]
\`\`\`

## Commands by state

${markdownTable(['state', 'on the wire', ...ACTORS], BOOKING_STATES.map(offers))}

## Transitions by command

A cell is the next state with the actors who may use the command; otherwise the refusal for those actors. Anyone else
gets \`booking.not-your-action\`.

${BOOKING_COMMANDS.map(commandSection).join('\n\n')}
`;
}

function diagram(): string {
  return grouped(({ from, to, command }) => `${from} --> ${to}: ${command}`)
    .map(([arrow, group]) => `  ${arrow} (${group.map(({ actor }) => actor).join(', ')})`)
    .join('\n');
}

function offers(state: BookingState): string[] {
  const actions = ACTORS.map((actor) => allowedActions(state, actor).join(', ') || '–');
  return [`**${state}**`, statusNameOf(state), ...actions];
}

function commandSection(command: BookingCommand): string {
  const owners = ACTORS.filter((actor) =>
    moves.some((move) => move.command === command && move.actor === actor),
  );
  const outcome = (state: BookingState) => (actor: Actor) => {
    const decision = decide(state, command, actor);
    return decision.ok ? `→ **${decision.value}**` : `\`${decision.refusal}\``;
  };
  const rows = BOOKING_STATES.map((state) => [state as string].concat(owners.map(outcome(state))));
  return `### ${command}\n\n${markdownTable(['state', ...owners], rows)}`;
}
