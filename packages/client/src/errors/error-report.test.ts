import { describe, expect, it } from 'vitest';
import { createReporter, describeError, type ErrorReport } from './error-report.ts';

const place = { path: '/booking/4711?x=9822041763', version: '0.1.0', language: 'hi' };

describe('an error report', () => {
  it('an error report contains no phone, token, code or id', () => {
    const error = new Error('no booking 9000000001 for token 6YOcq1_8d-hG3kfLx0aPzQwErTyU');
    const report = describeError(error, place);
    expect(report.message).toBe('no booking [digits] for token [token]');
    expect(report.path).toBe('/booking/:id');
    expect(JSON.stringify(report)).not.toMatch(/\d{5}/);
  });

  it('an error report accepts anything that was thrown', () => {
    expect(describeError('plain words', place)).toMatchObject({
      message: 'plain words',
      stack: '',
    });
  });

  it('an error report is sent once, and only the first five of a page', () => {
    const sent: ErrorReport[] = [];
    const report = createReporter((one) => sent.push(one));
    const numbered = (name: string): ErrorReport => ({ ...place, message: name, stack: '' });
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(numbered(name));
    expect(sent.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
