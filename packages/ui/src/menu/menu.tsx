import { lazy, Suspense } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { MenuProps } from './menu-props.ts';

/** Like a sheet, it comes once the screen that has it stands. */
const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

/** A few things that are seldom done, behind three dots. A press on the dots before it has come opens it then. */
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
