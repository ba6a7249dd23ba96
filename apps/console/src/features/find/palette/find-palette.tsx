import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { ReadFailed } from '@karigar/client/cache/read';
import type { OutputOf } from '@karigar/contract/define-call';
import { findAnything } from '@karigar/contract/record/find-anything';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { FIND_DESKS, readSought } from '@karigar/domain/console/find';
import { CommandPalette } from '@karigar/ui/command-palette/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useDesk } from '#entities/desk/desk-query';
import { logPath, recordPath } from '#entities/record/record-path';
import { STATE_WORDS } from '#entities/record/state.messages';
import { overlays, useOverlay } from '#entities/shell/overlays';
import { reading } from '#platform/cache/read';
import { useSettled } from '#platform/time/use-settled';
import { findMessages as texts } from './find.messages.ts';

/** Somebody who types on has not finished: each search is audited and counted. */
const PAUSE_MS = 400;
const MINUTE_MS = 60_000;

type Found = OutputOf<typeof findAnything>;

/** One field over every screen that finds bookings and people. */
export const FindPalette = () => {
  const isOpen = useOverlay() === 'find';
  const held = useDesk()?.desks;
  if (!isOpen || held === undefined || !holdsOneOf(held, FIND_DESKS)) return null;
  return <Finding />;
};

const useCommands = ({ bookings, people }: Found) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  return [
    ...bookings.map(({ no, service, state, area, customer, at }) => ({
      id: no,
      icon: 'slip' as const,
      label: `${no} · ${service}`,
      detail: [say(STATE_WORDS[state]), area, customer, dateTime(at)].join(' · '),
      run: () => navigate(recordPath(no)),
    })),
    ...people.map(({ id, name, role }) => ({
      id: `${role} ${id}`,
      icon: role === 'customer' ? ('user' as const) : ('tool' as const),
      label: name,
      detail: say(role === 'customer' ? texts.customer : texts.serviceman),
      run: () => navigate(logPath({ [role]: String(id) })),
    })),
  ];
};

const NOTHING: Found = { bookings: [], people: [] };

const Finding = () => {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed, PAUSE_MS).trim();
  const isAsked = readSought(sought) !== null;
  const { data, error } = useQuery({
    queryKey: ['find', sought],
    queryFn: reading(findAnything, { words: sought }),
    enabled: isAsked,
    staleTime: MINUTE_MS,
    gcTime: MINUTE_MS,
  });
  const commands = useCommands(isAsked && data !== undefined ? data : NOTHING);
  const status = () => {
    if (!isAsked) return say(texts.begin);
    if (error instanceof ReadFailed) return whyFailed(error.failure, say);
    return say(data === undefined ? texts.looking : texts.nothing);
  };
  return (
    <CommandPalette
      open
      onOpenChange={(open) => overlays.show(open ? 'find' : null)}
      label={say(texts.label)}
      emptyLabel={status()}
      commands={commands}
      search={{ typed, onType: setTyped }}
    />
  );
};
