import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Stack } from '@karigar/ui/stack/stack';
import type { ComponentProps, ReactNode } from 'react';
import { DockedMain } from './docked-main.tsx';

/** A form that fills the screen, with its one button in the dock. Shows our own error texts, not the browser's. */
export const DockedForm = ({
  id,
  gap = 4,
  onSubmit,
  isBusy,
  label,
  busyLabel,
  beside,
  children,
}: {
  id: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  onSubmit: (form: FormData) => void;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  /** Beside the form on a laptop. */
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <DockedMain
    beside={beside}
    dock={
      <ActionBar>
        <Button type="submit" form={id} block wide busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
      </ActionBar>
    }
  >
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
  </DockedMain>
);
