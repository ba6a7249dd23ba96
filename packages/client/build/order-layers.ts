import type { Plugin } from 'vite';

const ORDER = '@layer tokens, reset, ui;\n';

/**
 * The first style sheet that a page loads sets the order of the CSS layers, and with lazy screens that may be any
 * component's. So every style sheet declares the order.
 */
export const orderLayers = (): Plugin => ({
  name: 'karigar:order-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: ORDER + code, map: null }),
  },
});
