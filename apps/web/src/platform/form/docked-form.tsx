import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import type { ComponentProps, ReactNode } from 'react';

/** A form that fills the screen, with its one button in the dock. Shows our own error texts, not the browser's. */
export const DockedForm = ({
  id,
  gap = 4,
  onSubmit,
  isBusy,
  label,
  busyLabel,
  children,
}: {
  id: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  onSubmit: (form: FormData) => void;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  children: ReactNode;
}) => (
  <>
    <Main tight>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        <Stack gap={gap}>{children}</Stack>
      </form>
    </Main>
    <ActionBar>
      <Button type="submit" form={id} block wide busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </ActionBar>
  </>
);
