import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../text/text.tsx';
import { Memo } from './memo.tsx';

const meta: Meta<typeof Memo> = { component: Memo };
export default meta;

export const Bill: StoryObj<typeof Memo> = {
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

export const Due: StoryObj<typeof Memo> = {
  args: {
    rows: [
      { key: 'service', name: 'Foam-jet service', amount: <Money amount="₹1,548.00" /> },
      { key: 'total', name: 'Total', amount: <Money amount="₹1,548.00" />, ruled: true },
      { key: 'paid', name: 'Paid', amount: <Money amount="₹0.00" /> },
    ],
    total: { label: 'Due', amount: <Money amount="₹1,548.00" /> },
  },
};
