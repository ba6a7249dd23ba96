import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

const meta: Meta<typeof Field> = { component: Field };
export default meta;

const PASSWORD = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };

export const Text: StoryObj = {
  render: () => <TextField label="First name" defaultValue="Suresh" />,
};
export const Placeholder: StoryObj = {
  render: () => <TextField label="Email" type="email" placeholder="name@example.com" />,
};
export const Help: StoryObj = {
  render: () => <TextField label="IFSC" help="Eleven characters, on your cheque book." />,
};
export const Failed: StoryObj = {
  render: () => <TextField label="Email" defaultValue="suresh@" error="Enter a valid email." />,
};
export const Disabled: StoryObj = {
  render: () => <TextField label="Email" defaultValue="suresh@example.in" disabled />,
};
export const Password: StoryObj = {
  render: () => <PasswordField {...PASSWORD} defaultValue="karigar-demo" />,
};
export const PasswordFailed: StoryObj = {
  render: () => (
    <PasswordField {...PASSWORD} defaultValue="karigar" error="Passwords do not match." />
  ),
};
export const Phone: StoryObj = { render: () => <PhoneStory label="Mobile number" /> };
export const PhoneLarge: StoryObj = { render: () => <PhoneStory label="Mobile number" large /> };
export const PhoneWithCountry: StoryObj = {
  render: () => <PhoneStory label="Mobile number" large countryLabel="Country" />,
};
export const PhoneLargeFailed: StoryObj = {
  render: () => <PhoneStory label="Mobile number" large error="Enter a 10-digit mobile number." />,
};
export const Area: StoryObj = {
  render: () => <TextArea label="Reason" defaultValue="Part not in stock" />,
};

function PhoneStory(props: Omit<PhoneFieldProps, 'value' | 'onValueChange'>) {
  const [digits, setDigits] = useState('9822041763');
  return <PhoneField {...props} value={digits} onValueChange={setDigits} />;
}
