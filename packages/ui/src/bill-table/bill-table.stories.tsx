import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { Money } from '../text/text.tsx';
import { BillTable } from './bill-table.tsx';

const meta: Meta<typeof BillTable> = { component: BillTable };
export default meta;

export const Bill: StoryObj<typeof BillTable> = {
  args: {
    rows: [
      {
        key: 'service',
        name: 'Split AC foam-jet service',
        quantity: '× 1',
        amount: <Money amount="₹1,299.00" />,
      },
      {
        key: 'spray',
        name: 'Anti-rust spray',
        quantity: '× 1',
        amount: <Money amount="₹249.00" />,
      },
    ],
    total: { label: 'Total', amount: <Money amount="₹1,548.00" /> },
  },
};

export const Due: StoryObj<typeof BillTable> = {
  args: {
    rows: [
      { key: 'service', name: 'Foam-jet service', amount: <Money amount="₹1,548.00" /> },
      { key: 'total', name: 'Total', amount: <Money amount="₹1,548.00" />, ruled: true },
      { key: 'paid', name: 'Paid', amount: <Money amount="₹0.00" /> },
    ],
    total: { label: 'Due', amount: <Money amount="₹1,548.00" /> },
  },
};

const ask = <IconButton icon="info" label="Question this line" />;

export const Questioned: StoryObj<typeof BillTable> = {
  args: {
    rows: [
      { key: 'price', name: 'Tap repair', amount: <Money amount="₹599.00" />, end: ask },
      {
        key: 'commission',
        name: 'Commission 15 %',
        note: <StatusPill look="pending">Asked · Q-1042</StatusPill>,
        amount: <Money amount="-₹292.12" />,
        end: ask,
      },
      {
        key: 'correction',
        name: 'Correction',
        note: 'The bill was recorded twice',
        amount: <Money amount="-₹12,350.54" />,
        end: ask,
      },
    ],
    total: { label: 'Your share', amount: <Money amount="₹1,655.34" /> },
  },
};
