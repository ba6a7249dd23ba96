import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Dock } from '@karigar/ui/dock/dock';
import { Text } from '@karigar/ui/text/text';
import { useLocation, useNavigate } from 'react-router';
import { Amount } from '#shared/format/amount.tsx';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { door, returnTo } from '#shared/session/entry';
import { useSession } from '#shared/session/session';
import { serviceMessages as texts } from './catalogue-screens.messages.ts';
import { totalOf, type Choice } from './choice.ts';

/** What it comes to, and the next step. A guest logs in first, and comes back to what he chose. */
export const ServiceDock = ({ service, choice }: { service: ServiceDetails; choice: Choice }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useSession()?.role;
  const isPlain = Object.keys(choice.addOns).length === 0;
  const logIn = (): void => {
    door.enter('customer');
    returnTo.remember({ path: pathname, state: { choice } });
    void navigate(pathTo('login'));
  };
  // Whoever works here looks at prices; he books as a customer.
  if (role === 'serviceman') return null;
  return (
    <Dock
      sum={{
        label: isPlain ? `${choice.quantity} × ${formatMoney(service.price)}` : say(texts.total),
        amount: <Amount of={totalOf(service, choice)} size="medium" />,
      }}
      {...(role !== 'guest' && {
        note: (
          <Text size="small" tone="muted">
            {say(texts.soon)}
          </Text>
        ),
      })}
    >
      {role === 'guest' ? (
        <Button block onClick={logIn}>
          {say(texts.logInToBook)}
        </Button>
      ) : (
        <Button block disabled>
          {say(texts.chooseTime)}
        </Button>
      )}
    </Dock>
  );
};
