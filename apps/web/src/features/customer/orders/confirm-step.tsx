import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { visitCharge } from '@karigar/domain/visit-problems/not-home';
import { times } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { advanceOf } from '@karigar/domain/payments/advance';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { addressLine } from '#entities/addresses/draft-address';
import { totalOf } from '#entities/catalogue/choice';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { DockedMain } from '#platform/form/docked-main.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { door, returnTo } from '#platform/session/entry';
import { useSession } from '#platform/session/session';
import { serverNow } from '@karigar/client/time/server-now';
import { confirmMessages as texts } from './book.messages.ts';
import { OrderBill } from './order-bill.tsx';
import type { StepProps } from './step-props.ts';
import { useMoment } from './use-moment.ts';
import { useOrder, type Trouble } from './use-order.ts';

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
  if (trouble.kind === 'no-phone')
    return (
      <Callout tone="warning" alert>
        <Stack gap={3}>
          <Text>
            {say(texts.noPhone)} {say(texts.notBooked)}
          </Text>
          <ButtonLink variant="secondary" small href={pathTo('profile')}>
            {say(texts.toProfile)}
          </ButtonLink>
        </Stack>
      </Callout>
    );
  return (
    <Callout tone="bad" alert>
      {trouble.words} {say(trouble.isUnsure ? texts.tryAgainSafe : texts.notBooked)}
    </Callout>
  );
};

/** The confirmation: service, time, address, price and cancellation rules. */
export const ConfirmStep = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const moment = useMoment();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isGuest = useSession()?.role === 'guest';
  const { run, isBusy, trouble, proof } = useOrder({ service, draft, onGo });
  const [openedAt] = useState(serverNow);
  const { address, at } = draft;
  if (address === null || at === null) return null;

  const logIn = (): void => {
    door.enter('customer');
    returnTo.remember({ path: pathname, state: { ...(state as object), step: 'confirm' } });
    navigate(pathTo('login'));
  };
  const nearest = trouble?.kind === 'taken' ? trouble.nearest : null;
  const atTheDoor = service.takesUpi ? texts.payLater : texts.payCashLater;
  const ordered = times(service.price, draft.choice.quantity);
  const advance = advanceOf(ordered, service.advance ?? 0);
  const inApp = advance > 0 ? texts.payRestLater : texts.payOnlineLater;
  const howPaid = service.paysOnline === true ? inApp : atTheDoor;
  return (
    <DockedMain
      beside={<OrderBill service={service} draft={draft} />}
      dock={
        <ActionBar
          {...(!isWide && {
            sum: {
              label: <b>{moment(nearest ?? at)}</b>,
              amount: <Amount of={totalOf(service, draft.choice)} size="medium" />,
            },
          })}
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
      }
    >
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
        {!isWide && <OrderBill service={service} draft={draft} />}
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
        {advance > 0 && (
          <Callout tone="info">{say(texts.advance, { amount: formatMoney(advance) })}</Callout>
        )}
        <Text size="small" tone="muted">
          {say(howPaid)}
        </Text>
      </Stack>
      <StepUpSheet asked={proof} />
    </DockedMain>
  );
};
