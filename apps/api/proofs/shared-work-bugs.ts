import { partsOfBill } from '@karigar/domain/ledger/work-parts';
import { paise, sumOf } from '@karigar/domain/money';
import type { SharedBench } from './shared-work.ts';

const only =
  (
    cause: string,
    change: (posted: Parameters<SharedBench['write']>[0]) => ReturnType<SharedBench['write']>,
  ): SharedBench['write'] =>
  (posted) =>
    posted.cause === cause ? change(posted) : [posted];

/** Bugs of shared work that the check must find. */
export const SHARED_BUGS: Readonly<Record<string, Partial<SharedBench>>> = {
  'the whole share to who ended the work': {
    share: (split, worked) =>
      partsOfBill(
        split,
        worked.map((one, index) => ({ ...one, minutes: index < worked.length - 1 ? 0 : 1 })),
      ),
  },
  'equal shares, whatever the minutes': {
    share: (split, worked) =>
      partsOfBill(
        split,
        worked.map((one) => ({ ...one, minutes: 1 })),
      ),
  },
  'a paisa lost between the parts': {
    share: (split, worked) =>
      partsOfBill(split, worked).map((part) => {
        const share = paise(Math.max(0, part.share - 1));
        return Object.assign({}, part, {
          share,
          billed: sumOf([part.tax, part.commission, share]),
        });
      }),
  },
  'a part of the bill that pays a share twice': {
    write: only('part-paid', (posted) => [posted, posted]),
  },
  'another serviceman not paid': { write: only('part-paid', () => []) },
  'a refund borne by who ended the work alone': {
    write: only('refund', (posted) => [{ ...posted, servicemanId: 2 }]),
  },
  'a correction for who ended the work alone': {
    write: only('correction', (posted) => (posted.servicemanId === 1 ? [] : [posted])),
  },
};
