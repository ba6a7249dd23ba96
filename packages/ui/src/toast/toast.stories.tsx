import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createToasts, Toaster, type ToastTone } from './toast.tsx';

const meta: Meta<typeof Toaster> = { component: Toaster, parameters: { alone: true } };
export default meta;

export const Good: StoryObj = {
  render: () => <ToastStory kind="good" words="OTP sent successfully" />,
};
export const Bad: StoryObj = {
  render: () => <ToastStory kind="bad" words="No number available" />,
};
export const News: StoryObj = {
  render: () => <ToastStory kind="news" words="Booking KRG-48213 is assigned to you." />,
};
export const AtTop: StoryObj = {
  render: () => (
    <ToastStory
      kind="good"
      at="top"
      words="Your request to stop the work was received, and the customer is told."
    />
  ),
};

function ToastStory({
  kind,
  words,
  at = 'bottom',
}: {
  kind: ToastTone;
  words: string;
  at?: 'bottom' | 'top';
}) {
  const [toasts] = useState(createToasts);
  useEffect(() => toasts[kind](words), [toasts, kind, words]);
  return <Toaster toasts={toasts} label="Messages" at={at} />;
}
