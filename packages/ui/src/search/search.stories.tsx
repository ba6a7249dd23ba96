import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Search } from './search.tsx';

const meta: Meta<typeof Search> = { component: Search };
export default meta;

export const Nothing: StoryObj = { render: () => <SearchStory start="" /> };
export const Filled: StoryObj = { render: () => <SearchStory start="gey" /> };

function SearchStory({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Search
      label="Search bookings"
      placeholder="Search bookings..."
      clearLabel="Clear search"
      value={value}
      onValueChange={setValue}
    />
  );
}
