import { randomBytes } from 'node:crypto';
import type { LineMode } from '../world/line.ts';

/** A reply of something between phone and server, or a broken reply of our own. */
export interface Shape {
  name: string;
  mode: LineMode;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PORTAL = '<!doctype html><title>Wi-Fi</title><form>Please log in to this Wi-Fi</form>';
const OURS = '{"success":true,"code":200,"message":"","data":null}';

const answer = (
  status: number,
  body: string | Buffer = `<html><h1>${status}</h1></html>`,
  headers: Record<string, string> = HTML,
): LineMode => ({ kind: 'answer', status, body, headers });

/** docs/foreign-answers.md has the same rows. */
export const SHAPES: readonly Shape[] = [
  { name: 'portal page, 200', mode: answer(200, PORTAL) },
  { name: '{}, 200', mode: answer(200, '{}', JSON_TYPE) },
  { name: '{"success":true}, 200', mode: answer(200, '{"success":true}', JSON_TYPE) },
  { name: 'our envelope without a mark, 200', mode: answer(200, OURS, JSON_TYPE) },
  {
    name: 'our envelope with the mark in the header alone, 200',
    mode: answer(200, OURS, { ...JSON_TYPE, 'karigar-reply': '1' }),
  },
  {
    name: 'our envelope with the mark in the body alone, 200',
    mode: answer(200, OURS.replace('{', '{"server":"karigar",'), JSON_TYPE),
  },
  { name: '301', mode: answer(301, PORTAL, { ...HTML, location: '/portal' }) },
  ...[401, 403, 404, 413, 422, 426, 429, 500, 502, 503].map((status) => ({
    name: String(status),
    mode: answer(status),
  })),
  { name: 'our reply, truncated', mode: { kind: 'truncate' } },
  {
    name: 'gzip garbage',
    mode: answer(200, randomBytes(300), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  },
];
