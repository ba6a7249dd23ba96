import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import { Money } from '../text/text.tsx';
import { ActionBar } from './action-bar.tsx';

const meta: Meta<typeof ActionBar> = { component: ActionBar, parameters: { bleed: true } };
export default meta;

type Story = StoryObj<typeof ActionBar>;

export const One: Story = { args: { children: <Button block>Get OTP</Button> } };
export const Two: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary" icon="pause">
          Hold Work
        </Button>
        <Button wide icon="flag">
          End Work
        </Button>
      </>
    ),
  },
};
export const Sum: Story = {
  args: {
    sum: { label: 'Total', amount: <Money amount="₹1,548.00" size="medium" /> },
    children: <Button block>Continue</Button>,
  },
};
export const Note: Story = {
  args: {
    note: (
      <Callout tone="bad" alert>
        Payment could not be recorded. Please try again.
      </Callout>
    ),
    children: <Button block>Continue</Button>,
  },
};
