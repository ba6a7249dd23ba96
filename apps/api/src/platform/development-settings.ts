/** Public in this repository, so production refuses these values. */
export const DEVELOPMENT = {
  clientId: 'karigar-dev',
  consoleClientId: 'karigar-console-dev',
  vaultKeys: JSON.stringify({ dev: Buffer.alloc(32, 'karigar').toString('base64') }),
  hashKey: Buffer.alloc(32, 'karigar hash').toString('base64'),
  auditKeys: JSON.stringify({ dev: Buffer.alloc(32, 'karigar audit').toString('base64') }),
  idTokenKey: {
    kty: 'EC',
    crv: 'P-256',
    x: 'iPazHBxt2XswBvS4K-a-H5Us_NsZQ4tjD1wOc-i30ww',
    y: 'Rbd1EjuELkWM7qcoejy1ntDWuJAAr___D6trQ09Ao1c',
    d: 'vhqoIVKdMR_TW8NHgEQ4jBk_Ji_nz8RGhMPC1Fd9SWI',
  },
  supplier: JSON.stringify({
    name: 'Karigar (sample)',
    address: 'Baner Road, Pune 411045',
    gstin: '27AAACK0000K1Z3',
    sac: '9987',
  }),
  pushKey: 'NCJanShNTu29AxUeX3N3ofxTdyek-qhxNcWbSfnkNy4',
};
