import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bars, type Bar } from './bars.tsx';

const meta: Meta<typeof Bars> = { component: Bars };
export default meta;

type Story = StoryObj<typeof Bars>;

const open = () => {};

const WEEK: readonly Bar[] = [
  { day: 'Monday', rupees: 2148, figure: '2,148' },
  { day: 'Tuesday', rupees: 1097, figure: '1,097' },
  { day: 'Wednesday', rupees: 3998, figure: '3,998' },
  { day: 'Thursday', rupees: 2640, figure: '2,640' },
  { day: 'Friday', rupees: 1548, figure: '1,548' },
  { day: 'Saturday', rupees: 0, figure: '' },
  { day: 'Sunday', rupees: 0, figure: '' },
].map(({ day, rupees, figure }) => ({
  key: day,
  label: day.slice(0, 3),
  figure,
  spoken: figure === '' ? `${day}, nothing` : `${day}, ₹${figure}.00`,
  value: rupees,
  now: day === 'Friday',
  onPress: figure === '' ? undefined : open,
}));

export const Week: Story = {
  args: {
    label: 'Earnings each day',
    bars: WEEK,
  },
};
export const WeekInHindi: Story = {
  args: {
    label: 'हर दिन की कमाई',
    bars: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'].map((label, at) => ({
      key: label,
      label,
      figure: at < 5 ? '12,640' : '',
      spoken: label,
      value: at < 5 ? 12_640 : 0,
      now: at === 4,
    })),
  },
};
export const Months: Story = {
  args: {
    label: 'Earnings each month',
    bars: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov'].map((label, at) => ({
      key: label,
      label,
      figure: at === 2 ? '−1,200' : `1,0${at},480`,
      spoken: label,
      value: at === 2 ? -1200 : 100_480 + at * 1000,
      now: label === 'Nov',
      onPress: open,
    })),
  },
};
