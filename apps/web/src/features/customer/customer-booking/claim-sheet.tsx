import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { readTicketWords } from '@karigar/domain/help/ticket';
import { LONGEST_CLAIM } from '@karigar/domain/warranty/revisit';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { DaySlots, SlotDays, SlotsLoading } from '#entities/orders/slot-picker.tsx';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { pathTo } from '#platform/navigation/paths';
import { claimMessages as texts } from './claim.messages.ts';
import { firstName } from './first-name.ts';
import { revisitSlotsOf, useClaim } from './use-claim-warranty.ts';

type Missing = 'words' | 'time' | null;

/** The same fault again: what is wrong and when somebody may come, free of charge. */
export const ClaimSheet = ({ mine, onClose }: { mine: MyBooking; onClose: () => void }) => {
  const say = useSay();
  const today = useToday();
  const { booking, serviceman } = mine;
  const [words, setWords] = useState('');
  const [day, setDay] = useState<IndiaDay>(today);
  const [at, setAt] = useState<Instant | null>(null);
  const [missing, setMissing] = useState<Missing>(null);
  const asked = revisitSlotsOf(booking, day);
  const { data: slots, error } = useQuery(asked);
  const claim = useClaim(booking, onClose);
  const picked = slots?.find((slot) => slot.at === at && slot.isFree)?.at ?? null;
  const hasFree = slots?.some(({ isFree }) => isFree) === true;
  const send = () => {
    if (readTicketWords(words) === null) return setMissing('words');
    if (picked === null) return setMissing('time');
    claim.run(picked, words);
  };
  return (
    <Sheet
      open
      tall
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button wide busy={claim.isBusy} busyLabel={say(texts.claiming)} onClick={send}>
            {say(texts.claim)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {serviceman === null
            ? say(texts.leadNoName)
            : say(texts.lead, { name: firstName(serviceman.name) })}
        </Text>
        <TextArea
          label={say(texts.whatIsWrong)}
          help={say(texts.whatHelp)}
          {...(missing === 'words' && { error: say(texts.wordsMissing) })}
          value={words}
          maxLength={LONGEST_CLAIM}
          rows={3}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setMissing(null);
          }}
        />
        <Text as="h3" strong>
          {say(texts.when)}
        </Text>
        <SlotDays day={day} onDay={setDay} />
        {slots === undefined && error === null && <SlotsLoading />}
        {slots === undefined && error !== null && (
          <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
        )}
        {slots !== undefined && !hasFree && <Callout tone="info">{say(texts.nothingFree)}</Callout>}
        {slots !== undefined && hasFree && (
          <DaySlots
            slots={slots}
            at={picked}
            onPick={(next) => {
              setAt(next);
              setMissing(null);
            }}
          />
        )}
        <div role="status">
          {missing === 'time' && (
            <Text tone="danger" strong>
              {say(texts.chooseTime)}
            </Text>
          )}
        </div>
        <Text size="small" tone="muted">
          {say(texts.otherWork)}
        </Text>
        <ButtonLink variant="tonal" small href={pathTo('rules')}>
          {say(texts.rules)}
        </ButtonLink>
      </Stack>
    </Sheet>
  );
};
