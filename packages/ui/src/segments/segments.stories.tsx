import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segments } from './segments.tsx';

const meta: Meta<typeof Segments> = { component: Segments, parameters: { density: 'desk' } };
export default meta;

const SEEN = [
  { value: 'same', label: 'Same' },
  { value: 'differs', label: 'Differs' },
] as const;

const Stateful = ({ first }: { first?: 'same' | 'differs' }) => {
  const [value, setValue] = useState(first);
  return <Segments label="Name" options={SEEN} value={value} onValueChange={setValue} />;
};

export const Open: StoryObj = { render: () => <Stateful /> };
export const Chosen: StoryObj = { render: () => <Stateful first="same" /> };
