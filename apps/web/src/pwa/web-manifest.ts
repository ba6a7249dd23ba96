import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcutIcon = [{ src: '/icons/icon-96.png', sizes: '96x96', type: 'image/png' }];

/** Pictures of docs/pictures/en, for the browser's install sheet: both roles. */
export const screenshots = {
  'home-guest': 'Services and prices',
  service: 'One service: price, duration, what is included',
  follow: 'Follow your booking',
  dashboard: "A serviceman's day",
  'booking-started': 'The work meter',
} as const;

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Karigar',
  short_name: 'Karigar',
  description:
    'Home and repair services at fixed prices. Book one and follow the job, or work as a serviceman: bookings, work and payments.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF5E9',
  theme_color: '#005A61',
  categories: ['lifestyle', 'business', 'productivity'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  screenshots: Object.entries(screenshots).map(([name, label]) => ({
    src: `/icons/screen-${name}.jpg`,
    sizes: '360x800',
    type: 'image/jpeg',
    form_factor: 'narrow',
    label,
  })),
  shortcuts: [
    { name: 'Book a service', url: '/category', icons: shortcutIcon },
    { name: 'Bookings', url: '/booking', icons: shortcutIcon },
    { name: 'Notifications', url: '/notification', icons: shortcutIcon },
  ],
};
