import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcutIcon = [{ src: '/icons/icon-96.png', sizes: '96x96', type: 'image/png' }];

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Karigar',
  short_name: 'Karigar',
  description: "Bookings, work and payments of a serviceman's day.",
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#FBF5E9',
  theme_color: '#005A61',
  categories: ['business', 'productivity'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Bookings', url: '/booking', icons: shortcutIcon },
    { name: 'Notifications', url: '/notification', icons: shortcutIcon },
  ],
};
