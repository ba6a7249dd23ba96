import { Tile } from '@karigar/ui/tile/tile';
import type { ReactNode } from 'react';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { Brand } from './brand.tsx';
import styles from './door.module.css';

const TILES = [
  'service-ac',
  'service-tap',
  'service-bulb',
  'service-clean',
  'service-fan',
  'service-washer',
  'service-drill',
  'service-geyser',
  'service-roller',
  'service-ro',
  'service-car',
  'service-bug',
] as const;

/** Around the screens before a session: the services at one side, the way in at the other. */
export const Door = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['door']}>
    <div className={styles['deck']}>
      <div className={styles['tiles']}>
        {TILES.map((art) => (
          <Tile key={art} art={art} large />
        ))}
      </div>
    </div>
    <main className={styles['way']}>
      <div className={styles['language']}>
        <LanguageButton />
      </div>
      <div className={styles['middle']}>
        <Brand />
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </main>
  </div>
);
