import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { DescriptionList } from './description-list.tsx';

const meta: Meta<typeof DescriptionList> = { component: DescriptionList };
export default meta;

export const WideAlone: StoryObj<typeof DescriptionList> = {
  args: {
    facts: [
      { key: 'start', label: 'Start', value: '11 Nov 2025' },
      {
        key: 'place',
        label: 'Location',
        icon: 'pin',
        value: 'B-1104, Megapolis Sunway',
        wide: true,
      },
    ],
  },
};

export const Booking: StoryObj<typeof DescriptionList> = {
  args: {
    facts: [
      { key: 'date', label: 'Date', value: '14 Nov 2025' },
      { key: 'time', label: 'Time', value: '10:30 am' },
      { key: 'quantity', label: 'Quantity', value: '1' },
      {
        key: 'place',
        label: 'Location',
        icon: 'pin',
        value: 'Flat 302, Sai Heritage, Paud Road, Kothrud, Pune 411038',
        wide: true,
        end: (
          <ButtonLink href="#" variant="tonal" stacked icon="nav">
            Directions
          </ButtonLink>
        ),
      },
    ],
  },
};
