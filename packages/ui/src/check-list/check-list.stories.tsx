import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../field/text-field.tsx';
import { Check, CheckList } from './check-list.tsx';

const meta: Meta<typeof CheckList> = {
  component: CheckList,
  parameters: { density: 'desk' },
};
export default meta;

export const OfADocument: StoryObj = {
  render: () => (
    <CheckList label="Checks">
      <Check state="good" label="Number, typed as read" end="Equal" />
      <Check state="open" label="Name">
        <TextField label="The name in the document" help="As it is printed." />
      </Check>
      <Check state="doubt" label="Valid until" end="Ends in 13 days" />
      <Check state="bad" label="Same number elsewhere" end="Another account has it" />
    </CheckList>
  ),
};
