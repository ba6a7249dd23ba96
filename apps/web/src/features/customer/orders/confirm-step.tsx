import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { visitCharge } from '@karigar/domain/visit-problems/not-home';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { times } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressLine } from '#entities/addresses/draft-address';
import { totalOf } from '#entities/catalogue/choice';
import { Amount } from '#platform/i18n/amount.tsx';
import { useFormat } from '#platform/i18n/use-format';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { door, returnTo } from '#platform/session/entry';
import { useSession } from '#platform/session/session';
import { serverNow } from '#platform/time/server-now';
import { confirmMessages as texts } from './book.messages.ts';

import type { StepProps } from './step-props.ts';
import { useOrder, type Trouble } from './use-order.ts';
import { useShortDay } from './use-short-day.ts';

const useMoment = (): ((at: Instant) => string) => {
  const format = useFormat();
  const short = useShortDay();
  return (at) => `${short(dayOf(at))}, ${format.shortDate(at)} · ${format.time(at)}`;
};

const TroubleNote = ({ trouble }: { trouble: Trouble }) => {
  const say = useSay();
  const moment = useMoment();
  if (trouble.kind === 'price')
    return (
      <Callout tone="warning" alert>
        {say(texts.priceChanged, {
          before: formatMoney(trouble.before),
          now: formatMoney(trouble.now),
        })}
      </Callout>
    );
  if (trouble.kind === 'taken')
    return (
      <Callout tone="warning" alert>
        {say(texts.taken, { time: moment(trouble.at) })}{' '}
        {trouble.nearest === null
          ? say(texts.noneFree)
          : say(texts.nearest, { time: moment(trouble.nearest) })}
      </Callout>
    );
  return (
    <Callout tone="bad" alert>
      {trouble.words} {say(trouble.isUnsure ? texts.tryAgainSafe : texts.notBooked)}
    </Callout>
  );
};

const Bill = ({ service, draft: { choice } }: Pick<StepProps, 'service' | 'draft'>) => {
  const say = useSay();
  const chosen = service.addOns.filter(({ id }) => (choice.addOns[id] ?? 0) > 0);
  const rows = [
    { id: 0, name: service.name, price: service.price, quantity: choice.quantity },
    ...chosen.map(({ id, name, price }) => ({
      id,
      name,
      price,
      quantity: choice.addOns[id] ?? 0,
    })),
  ];
  return (
    <BillTable
      rows={rows.map(({ id, name, price, quantity }) => ({
        key: String(id),
        name,
        quantity: `× ${quantity}`,
        amount: <Amount of={times(price, quantity)} />,
      }))}
      total={{ label: say(texts.total), amount: <Amount of={totalOf(service, choice)} /> }}
    />
  );
};

/** The confirmation: service, time, address, price and cancellation rules. */
export const ConfirmStep = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const moment = useMoment();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isGuest = useSession()?.role === 'guest';
  const { run, isBusy, trouble } = useOrder({ service, draft, onGo });
  const [openedAt] = useState(serverNow);
  const { address, at } = draft;
  if (address === null || at === null) return null;

  const logIn = (): void => {
    door.enter('customer');
    returnTo.remember({ path: pathname, state: { ...(state as object), step: 'confirm' } });
    void navigate(pathTo('login'));
  };
  const nearest = trouble?.kind === 'taken' ? trouble.nearest : null;
  return (
    <>
      <Main tight>
        <Stack gap={4}>
          {trouble !== null && <TroubleNote trouble={trouble} />}
          <DescriptionList
            facts={[
              { key: 'when', icon: 'cal', label: say(texts.when), value: moment(at), wide: true },
              {
                key: 'where',
                icon: 'pin',
                label: say(texts.where),
                value: addressLine(address),
                wide: true,
              },
            ]}
          />
          <Bill service={service} draft={draft} />
          <Callout tone="info">
            {say(texts.cancel, {
              until: moment(cancelUntil(at, openedAt)),
              amount: formatMoney(visitCharge(totalOf(service, draft.choice))),
            })}
          </Callout>
          <Text size="small" tone="muted">
            {say(texts.nobodyHome, {
              amount: formatMoney(visitCharge(totalOf(service, draft.choice))),
            })}
          </Text>
          <Text size="small" tone="muted">
            {say(service.takesUpi ? texts.payLater : texts.payCashLater)}
          </Text>
        </Stack>
      </Main>
      <ActionBar
        sum={{
          label: <b>{moment(nearest ?? at)}</b>,
          amount: <Amount of={totalOf(service, draft.choice)} size="medium" />,
        }}
        {...(isGuest && {
          note: (
            <Text size="small" tone="muted">
              {say(texts.logInHelp)}
            </Text>
          ),
        })}
      >
        {isGuest && (
          <Button block onClick={logIn}>
            {say(texts.logIn)}
          </Button>
        )}
        {!isGuest && trouble?.kind === 'taken' && (
          <Button variant="secondary" block onClick={() => onGo('time', { at: null }, true)}>
            {say(texts.chooseOther)}
          </Button>
        )}
        {!isGuest && trouble?.kind === 'taken' && nearest !== null && (
          <Button
            block
            wide
            busy={isBusy}
            busyLabel={say(texts.booking)}
            onClick={() => run(nearest)}
          >
            {say(texts.takeNearest, { time: moment(nearest).split(' · ')[1] ?? '' })}
          </Button>
        )}
        {!isGuest && trouble?.kind !== 'taken' && (
          <Button block busy={isBusy} busyLabel={say(texts.booking)} onClick={() => run(at)}>
            {say(texts.confirm)}
          </Button>
        )}
      </ActionBar>
    </>
  );
};
