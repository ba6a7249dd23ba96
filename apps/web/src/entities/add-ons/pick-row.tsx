import { Stepper } from '@karigar/ui/stepper/stepper';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { addOnsMessages as texts } from './add-ons.messages.ts';
import styles from './pick-row.module.css';
import type { OfferedAddOn } from './picks.ts';

/** One add-on with its price: 'Add' at zero, then fewer or more. */
export const PickRow = ({
  addOn: { name, price },
  quantity,
  onQuantity,
}: {
  addOn: OfferedAddOn;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) => {
  const say = useSay();
  return (
    <div className={styles['row']}>
      <Stack gap={1} className={styles['words']}>
        <Text strong>{name}</Text>
        <Amount of={price} size="small" />
      </Stack>
      <Stepper
        label={name}
        addLabel={say(texts.add)}
        lessLabel={say(texts.less)}
        moreLabel={say(texts.more)}
        value={quantity}
        onValueChange={onQuantity}
      />
    </div>
  );
};
