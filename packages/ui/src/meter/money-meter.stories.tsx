import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Money } from '../text/text.tsx';
import { MoneyMeter } from './money-meter.tsx';

const meta: Meta<typeof MoneyMeter> = { component: MoneyMeter };
export default meta;

type Story = StoryObj<typeof MoneyMeter>;

export const CashInHand: Story = {
  args: {
    icon: 'cash',
    label: 'Cash in hand',
    amount: <Money amount="₹2,350.00" />,
    action: (
      <Button variant="accent" small>
        Deposit
      </Button>
    ),
    limit: { share: 0.47, label: 'You may hold ₹5,000.00' },
    note: 'Deposit by 16 Nov 2025',
  },
};
export const NearItsLimit: Story = {
  args: {
    ...CashInHand.args,
    amount: <Money amount="₹4,350.00" />,
    limit: { share: 0.87, label: 'You may hold ₹5,000.00' },
    note: 'Near your limit. Deposit by 16 Nov 2025',
    warns: true,
  },
};
export const Nothing: Story = {
  args: { icon: 'cash', label: 'हाथ में कैश', amount: <Money amount="₹0.00" /> },
};
