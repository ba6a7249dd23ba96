import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './menu.module.css';
import type { MenuProps } from './menu-props.ts';

export function MenuList({ label, open, onOpenChange, items }: MenuProps) {
  // Rendered next to its button: a portal at the end of the body would be outside every landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseMenu.Trigger render={<IconButton icon="kebab" label={label} />} />
      <div ref={setPlace} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner
          side="bottom"
          align="end"
          positionMethod="fixed"
          className={styles['place']}
        >
          <BaseMenu.Popup className={styles['menu']}>
            {items.map(({ key, icon, label: words, href, onPress }) => {
              const face = (
                <>
                  <Icon name={icon} />
                  {words}
                </>
              );
              return href === undefined ? (
                <BaseMenu.Item
                  key={key}
                  closeOnClick={false}
                  className={styles['item']}
                  onClick={onPress}
                >
                  {face}
                </BaseMenu.Item>
              ) : (
                <BaseMenu.LinkItem key={key} href={href} closeOnClick className={styles['item']}>
                  {face}
                </BaseMenu.LinkItem>
              );
            })}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
