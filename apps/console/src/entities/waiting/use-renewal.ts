import type { ItemKind } from '@karigar/domain/console/waiting-items';
import { useEffect, useEffectEvent } from 'react';

/** A claim is good for three minutes. */
const RENEW_MS = 60_000;

type Claimed = {
  readonly kind: ItemKind;
  readonly id: string;
  readonly takenBy: { readonly isMine: boolean } | null;
};

/** What the operator has taken stays theirs while it is open. */
export const useRenewal = <Item extends Claimed>(
  item: Item | undefined,
  renew: (item: Item) => Promise<void>,
): void => {
  const mine = item?.takenBy?.isMine === true ? `${item.kind}.${item.id}` : null;
  const again = useEffectEvent(() => {
    if (item !== undefined && document.visibilityState === 'visible') void renew(item);
  });
  useEffect(() => {
    if (mine === null) return;
    const timer = setInterval(() => again(), RENEW_MS);
    return () => clearInterval(timer);
  }, [mine]);
};
