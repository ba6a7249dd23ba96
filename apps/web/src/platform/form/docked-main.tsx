import { Columns } from '@karigar/ui/columns/columns';
import { Main } from '@karigar/ui/screen/screen';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { Stack } from '@karigar/ui/stack/stack';
import type { ReactNode } from 'react';

/** A screen's content above its dock. On a laptop the dock is the last button of what stands beside, if anything does. */
export const DockedMain = ({
  beside,
  dock,
  children,
}: {
  /** Shown on a laptop only. */
  beside: ReactNode;
  dock: ReactNode;
  children: ReactNode;
}) => {
  const isBeside = useIsWide() && beside !== undefined;
  return (
    <>
      <Main tight>
        <Columns
          head={children}
          side={
            isBeside && (
              <Stack gap={4}>
                {beside}
                {dock}
              </Stack>
            )
          }
        />
      </Main>
      {!isBeside && dock}
    </>
  );
};
