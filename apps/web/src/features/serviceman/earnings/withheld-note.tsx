import type { Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { periodsMessages as texts } from './periods.messages.ts';

/** Income tax that was withheld from what was earned: the serviceman gives it in the own tax return. */
export const WithheldNote = ({ amount }: { amount: Paise }) => {
  const say = useSay();
  return (
    <Callout tone="info">
      <Text strong>{say(texts.withheld, { amount: formatMoney(amount) })}</Text>
      <Text>{say(texts.withheldHelp)}</Text>
    </Callout>
  );
};
