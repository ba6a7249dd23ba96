import { lazy, Suspense } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { MenuProps } from './menu-props.ts';

/** Loaded lazily, after the screen has rendered. */
const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

/** Rare actions behind a three-dot button. A press before the list has loaded opens it once loaded. */
export function Menu(props: MenuProps) {
  const { label, onOpenChange } = props;
  return (
    <Suspense
      fallback={
        <IconButton
          icon="kebab"
          label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => onOpenChange(true)}
        />
      }
    >
      <MenuList {...props} />
    </Suspense>
  );
}
