import { formatMoney } from '@karigar/domain/money-text';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Offer } from '#entities/offers/offers';
import { offersMessages as texts, reasonMessages } from './offers-screen.messages.ts';
import styles from './offers-screen.module.css';
import { useWhen } from './use-when.ts';

const kmOf = (metres: number): string => (metres / 1000).toFixed(1);

/** Time, place, customer, payment, and why this serviceman got the offer. */
export const OfferFacts = ({ offer }: { offer: Offer }) => {
  const say = useSay();
  const when = useWhen();
  const { minutes, area, metres, travelMinutes, customerName, total, takesUpi, reasons } = offer;
  return (
    <Panel rows aria-label={say(texts.newJob)}>
      <PanelRow
        icon="clock"
        label={when(offer.scheduledAt)}
        {...(minutes > 0 && { hint: say(texts.takes, { minutes }) })}
      />
      <PanelRow
        icon="pin"
        label={area}
        end={
          <span className={styles['way']}>
            <NumberText size="small">{say(texts.distance, { km: kmOf(metres) })}</NumberText>
            <Text as="span" size="small" tone="muted">
              {say(texts.way, { minutes: travelMinutes })}
            </Text>
          </span>
        }
      />
      <PanelRow icon="user" label={say(texts.customer)} value={customerName} />
      <PanelRow
        icon="cash"
        {...(total === 0
          ? { label: say(texts.customerPaysNothing) }
          : {
              label: say(texts.customerPays, { amount: formatMoney(total) }),
              hint: say(takesUpi ? texts.cashOrUpi : texts.onlyCash),
            })}
      />
      {reasons.length > 0 && (
        <PanelRow
          icon="info"
          label={say(texts.whyYou)}
          hint={
            <span className={styles['reasons']}>
              {reasons.map((reason) => (
                <span key={reason}>{say(reasonMessages[reason])}</span>
              ))}
            </span>
          }
        />
      )}
    </Panel>
  );
};
