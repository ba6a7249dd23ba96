import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { Sheet } from '../sheet/sheet.tsx';

const nothing = (): void => undefined;
/** React shows lazily loaded content after 300 ms at the earliest. */
const SHOWN_AFTER_MS = 400;

/** Loads the lazy parts up front: loading is not what the other tests are about. */
export async function loadLaterParts(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  root.render(
    <>
      <Sheet open={false} onOpenChange={nothing} title="" closeLabel="">
        {null}
      </Sheet>
      <ConfirmDialog
        open={false}
        onOpenChange={nothing}
        title=""
        cancelLabel=""
        confirm={{ label: '', onPress: nothing }}
      />
      <Menu label="" open={false} onOpenChange={nothing} items={[]} />
    </>,
  );
  await Promise.all([
    import('../confirm-dialog/confirm-alert.tsx'),
    import('../menu/menu-list.tsx'),
    import('../sheet/sheet-drawer.tsx'),
  ]);
  await new Promise((resolve) => {
    setTimeout(resolve, SHOWN_AFTER_MS);
  });
  root.unmount();
}
