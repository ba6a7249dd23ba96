import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Drawings are referenced by <use>, which does not work with a data: URL.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, assetsInlineLimit: 0 } }),
};

export default config;
