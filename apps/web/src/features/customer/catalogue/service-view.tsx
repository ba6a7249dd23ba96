import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { MOST_QUANTITY, mostQuantity } from '@karigar/domain/orders/most-quantity';
import { Columns } from '@karigar/ui/columns/columns';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Stepper } from '@karigar/ui/stepper/stepper';
import { Text } from '@karigar/ui/text/text';
import type { ReactNode } from 'react';
import { PickRow } from '#entities/add-ons/pick-row.tsx';
import { ServicePicture } from '#entities/catalogue/service-picture.tsx';
import { Rating } from '#entities/catalogue/rating.tsx';
import { useDuration } from '#entities/catalogue/use-duration';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { serviceMessages as texts } from './catalogue-screens.messages.ts';
import { withAddOn, type Choice } from '#entities/catalogue/choice';
import styles from './service-view.module.css';

const Facts = ({ service }: { service: ServiceDetails }) => {
  const say = useSay();
  const duration = useDuration();
  return (
    <div className={styles['facts']}>
      <Rating rating={service.rating} ratings={service.ratings} />
      <span className={styles['fact']}>
        <Icon name="clock" size={18} className={styles['fact-icon']} />
        {duration(service.minutes)}
      </span>
      {service.coverDays > 0 && (
        <span className={styles['fact']}>
          <Icon name="shield" size={18} className={styles['fact-icon']} />
          {say(texts.cover, { days: service.coverDays })}
        </span>
      )}
    </div>
  );
};

const WhatYouGet = ({ service: { included, notIncluded } }: { service: ServiceDetails }) => {
  const say = useSay();
  return (
    <section className={styles['gets']}>
      <Text as="h2" size="lead" strong>
        {say(texts.whatYouGet)}
      </Text>
      <ul className={styles['lines']} aria-label={say(texts.included)}>
        {included.map((line) => (
          <li key={line} className={styles['line']}>
            <Icon name="checkC" className={styles['in']} />
            {line}
          </li>
        ))}
      </ul>
      {notIncluded.length > 0 && (
        <ul className={styles['lines']} aria-label={say(texts.notIncluded)}>
          {notIncluded.map((line) => (
            <li key={line} className={styles['line-out']}>
              <Icon name="xC" className={styles['out']} />
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

type ViewProps = {
  readonly service: ServiceDetails;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** The next step, beside the facts on a laptop. */
  readonly dock: ReactNode;
};

/** All facts of a service, and the quantity. */
export const ServiceView = ({ service, choice, onChoose, dock }: ViewProps) => {
  const say = useSay();
  const most = mostQuantity(service.minutes);
  const isFull = most < MOST_QUANTITY && choice.quantity >= most;
  return (
    <Columns
      head={
        <Stack gap={4}>
          <ServicePicture image={service.image} />
          <Stack gap={2}>
            <Text as="h1" size="head" tabIndex={-1}>
              {service.name}
            </Text>
            <Facts service={service} />
          </Stack>
        </Stack>
      }
      side={
        <Stack gap={4} className={styles['side']}>
          <Panel className={styles['price']}>
            <span className={styles['unit']}>
              <Text as="span" size="small" tone="muted">
                {service.unit}
              </Text>
              <Amount of={service.price} size="medium" />
            </span>
            <Stepper
              label={say(texts.quantity)}
              lessLabel={say(texts.less)}
              moreLabel={say(texts.more)}
              value={choice.quantity}
              most={most}
              onValueChange={(quantity) => onChoose({ ...choice, quantity })}
            />
            {isFull && (
              <Text size="small" tone="muted" className={styles['most']}>
                {say(texts.mostInOneVisit, { most })}
              </Text>
            )}
          </Panel>
          {dock}
        </Stack>
      }
    >
      <Stack gap={4}>
        <WhatYouGet service={service} />
        {service.addOns.length > 0 && (
          <section>
            <Text as="h2" size="lead" strong>
              {say(texts.addOns)}
            </Text>
            {service.addOns.map((addOn) => (
              <PickRow
                key={addOn.id}
                addOn={addOn}
                quantity={choice.addOns[addOn.id] ?? 0}
                onQuantity={(count) => onChoose(withAddOn(choice, addOn.id, count))}
              />
            ))}
          </section>
        )}
      </Stack>
    </Columns>
  );
};
