import { describe, expect, it } from 'vitest';
import { readLog } from './log';

describe('the log', () => {
  it('is one JSON object per line, with slow database queries', () => {
    const usual = { level: 'info', format: 'json', slowQueryMs: 200 };
    for (const source of [{}, { LOG_LEVEL: '', LOG_FORMAT: ' ', SLOW_QUERY_MS: '' }])
      expect(readLog(source)).toEqual(usual);
  });

  it('is what the environment says', () => {
    const source = { LOG_LEVEL: 'warn', LOG_FORMAT: 'text', SLOW_QUERY_MS: '0.5' };
    expect(readLog(source)).toEqual({ level: 'warn', format: 'text', slowQueryMs: 0.5 });
    expect(readLog({ SLOW_QUERY_MS: '0' }).slowQueryMs).toBeNull();
  });

  it.each([
    ['LOG_LEVEL', 'verbose'],
    ['LOG_FORMAT', 'xml'],
    ['SLOW_QUERY_MS', '-1'],
    ['SLOW_QUERY_MS', 'soon'],
    ['SLOW_QUERY_MS', '1e9'],
    ['SLOW_QUERY_MS', '0x10'],
  ])('cannot have %s as %s', (name, value) => {
    expect(() => readLog({ [name]: value })).toThrow(name);
  });
});
