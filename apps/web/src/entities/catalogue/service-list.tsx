import type { ServiceCard } from '@karigar/contract/catalogue/service-card';
import { Link } from '@karigar/ui/link/link';
import { Panel } from '@karigar/ui/panel/panel';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { serviceArt } from './service-art.ts';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { pathTo } from '#platform/navigation/paths';
import { Rating } from './rating.tsx';
import styles from './service-list.module.css';
import { useDuration } from './use-duration.ts';

const ServiceRow = ({ service }: { service: ServiceCard }) => {
  const duration = useDuration();
  return (
    <Link href={pathTo('service', { id: service.id })} className={styles['row']}>
      <Tile art={serviceArt(service.image)} />
      <span className={styles['words']}>
        <Text as="b" strong>
          {service.name}
        </Text>
        <span className={styles['meta']}>
          <Rating rating={service.rating} />
          {service.rating !== null && <span aria-hidden="true">·</span>}
          <span>{duration(service.minutes)}</span>
        </span>
      </span>
      <Amount of={service.price} size="small" className={styles['price']} />
    </Link>
  );
};

/** A list of services, each a link to its page. */
export const ServiceList = ({ services }: { services: readonly ServiceCard[] }) => (
  <Panel rows className={styles['list']}>
    {services.map((service) => (
      <ServiceRow key={service.id} service={service} />
    ))}
  </Panel>
);
