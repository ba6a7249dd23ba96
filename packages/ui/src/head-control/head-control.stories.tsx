import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadDate, HeadSelect } from './head-control.tsx';

const meta: Meta = { parameters: { density: 'desk' } };
export default meta;

export const Skill: StoryObj = {
  render: () => (
    <HeadSelect label="Skill" icon="tool">
      <option>All skills</option>
      <option>AC repair</option>
    </HeadSelect>
  ),
};
export const Plain: StoryObj = {
  render: () => (
    <HeadSelect label="Order" plain>
      <option>Late first</option>
    </HeadSelect>
  ),
};
export const Day: StoryObj = {
  render: () => <HeadDate label="Day" icon="cal" defaultValue="2026-11-16" />,
};
export const NamedDay: StoryObj = {
  render: () => <HeadDate label="From" named defaultValue="2026-11-16" />,
};
