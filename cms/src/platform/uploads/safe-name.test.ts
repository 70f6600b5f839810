import { describe, expect, it } from 'vitest';
import { safeName } from './safe-name';

describe('safeName', () => {
  it.each([
    ['logo.pdf', 'logo.pdf'],
    ['Ontwerp stand 3 (définitief).PDF', 'Ontwerp stand 3 (définitief).pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Documenten\\logo.exe', 'logo.pdf'],
    ['logo.pdf.exe', 'logo.pdf.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['../..', 'bestand.pdf'],
    ['', 'bestand.pdf'],
    ['   ', 'bestand.pdf'],
    ['a\u0000b\r\nc\u202Efdp.pdf', 'abcfdp.pdf'],
    ['"; rm -rf $HOME.pdf', 'rm -rf HOME.pdf'],
    ['con.txt', '_con.pdf'],
    ['versie 2.0 nieuw', 'versie 2.0 nieuw.pdf'],
    ['-rf.pdf', 'rf.pdf'],
  ])('makes %j into %j', (given, safe) => {
    expect(safeName(given, '.pdf')).toBe(safe);
  });

  it('cuts a long name between letters', () => {
    expect(safeName(`${'😀'.repeat(500)}.pdf`, '.pdf')).toBe(`${'😀'.repeat(100)}.pdf`);
  });
});
