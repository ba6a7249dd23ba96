import type { Plugin } from 'vite';

const ORDER = '@layer tokens, reset, ui;\n';

/**
 * The first style sheet a page meets sets the order of the layers, and with lazy screens that may be any
 * component's. So each of them says it.
 */
export const orderLayers = (): Plugin => ({
  name: 'karigar:order-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: ORDER + code, map: null }),
  },
});
