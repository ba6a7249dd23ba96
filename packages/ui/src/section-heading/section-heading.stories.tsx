import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SectionHeading } from './section-heading.tsx';

const meta: Meta<typeof SectionHeading> = { component: SectionHeading };
export default meta;

type Story = StoryObj<typeof SectionHeading>;

export const Plain: Story = { args: { children: 'Company Info' } };
export const First: Story = { args: { children: "Today's work schedule", first: true } };
export const WithAction: Story = {
  args: {
    children: 'Add-ons',
    end: (
      <Button variant="tonal" small icon="plus">
        Add Services
      </Button>
    ),
  },
};
