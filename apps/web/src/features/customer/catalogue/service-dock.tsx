import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { totalOf, type Choice } from '#entities/catalogue/choice';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { serviceMessages as texts } from './catalogue-screens.messages.ts';

/** The total, and the next step, which a guest may take too: the login comes at confirmation. */
export const ServiceDock = ({ service, choice }: { service: ServiceDetails; choice: Choice }) => {
  const say = useSay();
  const { inOrder } = useFormat();
  const navigate = useNavigate();
  const role = useSession()?.role;
  const isPlain = Object.keys(choice.addOns).length === 0;
  // A serviceman only looks at prices; booking needs the customer role.
  if (role === 'serviceman') return null;
  return (
    <ActionBar
      sum={{
        label: isPlain
          ? inOrder(`${choice.quantity} × ${formatMoney(service.price)}`)
          : say(texts.total),
        amount: <Amount of={totalOf(service, choice)} size="medium" />,
      }}
    >
      <Button
        block
        onClick={() => navigate(pathTo('book', { id: service.id }), { state: { choice } })}
      >
        {say(texts.chooseTime)}
      </Button>
    </ActionBar>
  );
};
