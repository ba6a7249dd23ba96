import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter, Counters } from '../counter/counter.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { Search } from '../search/search.tsx';
import { HomeHeader } from './home-header.tsx';

const meta: Meta<typeof HomeHeader> = {
  component: HomeHeader,
  parameters: { bleed: true },
  args: {
    title: 'Namaste, Suresh',
    caption: 'Friday, 14 Nov 2025',
    trailing: <IconLink icon="bell" label="Notifications, 3 new" count={3} href="#" />,
  },
};
export default meta;

type Story = StoryObj<typeof HomeHeader>;

export const Serviceman: Story = {
  args: {
    children: (
      <Counters>
        <Counter href="#today" value="6" label="Today's Bookings" />
        <Counter href="#hold" value="1" label="Bookings on Hold" waiting />
        <Counter href="#all" value="1,284" label="Overall Completed" />
      </Counters>
    ),
  },
};
export const Customer: Story = {
  args: {
    title: 'Namaste, Anjali',
    caption: 'Baner, Pune',
    children: (
      <div style={{ marginBlockStart: 12 }}>
        <Search
          label="Search services"
          placeholder="Search services"
          value=""
          onValueChange={() => {}}
          clearLabel="Clear search"
        />
      </div>
    ),
  },
};
export const Hindi: Story = {
  args: {
    title: <span lang="hi">नमस्ते, सुरेश</span>,
    caption: <span lang="hi">शुक्रवार, 14 नव॰ 2025</span>,
  },
};
