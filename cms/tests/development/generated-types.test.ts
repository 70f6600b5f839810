import path from 'node:path';
import { createRequire } from 'node:module';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const cms = path.resolve(import.meta.dirname, '../..');
const { getFileInfo }: { getFileInfo(file: string, options: object): Promise<{ ignored: boolean }> } =
  createRequire(path.resolve(cms, '../web/package.json'))('prettier');

it('the types that development writes are neither linted nor formatted, so the checks stay green after it', async () => {
  const eslint = new ESLint({ cwd: cms });
  for (const name of ['contentTypes.d.ts', 'components.d.ts']) {
    const file = path.join(cms, 'types/generated', name);
    expect(await eslint.isPathIgnored(file)).toBe(true);
    const ignorePath = ['.gitignore', '.prettierignore'].map((ignore) => path.resolve(cms, '..', ignore));
    expect(await getFileInfo(file, { ignorePath })).toMatchObject({ ignored: true });
  }
});
