export { toASCII } from 'node:punycode';
