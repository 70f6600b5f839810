import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
const documents = () => app.strapi.documents('api::rules-version.rules-version');
type Fields = Record<string, unknown>;

const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
const rules = (version: string, effective: string, words = 'De opbouw begint om 7.00 uur.'): Fields => ({
  version,
  adopted: '2024-01-01',
  effective,
  articles: [{ title: 'Opbouw', body: text(words) }],
});
const change = (fields: Fields) => fields;
const published = (data: Fields) => documents().create({ data, status: 'published' });

beforeAll(async () => {
  app = await sharedApp();
});

describe('a version of the rules that is in force', () => {
  it('cannot be deleted or unpublished', async () => {
    const { documentId } = await published(rules('2024.1', '2024-02-01'));
    await expect(documents().delete({ documentId })).rejects.toThrow('blijft bewaard');
    await expect(documents().unpublish({ documentId })).rejects.toThrow('blijft bewaard');
    expect(await documents().findOne({ documentId, status: 'published' })).not.toBeNull();
  });

  it('cannot be published with other words, but can with a better explanation', async () => {
    const { documentId } = await published(rules('2024.2', '2024-02-01'));
    await documents().update({ documentId, data: change(rules('2024.2', '2024-02-01', 'Om 6.00 uur.')) });
    await expect(documents().publish({ documentId })).rejects.toThrow('nieuw versienummer');

    const explained = { ...rules('2024.2', '2024-02-01'), changes: text('Wat er nieuw is.') };
    await documents().update({ documentId, data: change(explained) });
    const { entries } = await documents().publish({ documentId });
    expect(entries).toHaveLength(1);
  });
});

it('a version of the future can still be changed', async () => {
  const { documentId } = await published(rules('2099.1', '2099-02-01'));
  await documents().update({ documentId, data: change(rules('2099.1', '2099-02-01', 'Om 6.00 uur.')) });
  expect((await documents().publish({ documentId })).entries).toHaveLength(1);
  await documents().delete({ documentId });
  expect(await documents().findOne({ documentId })).toBeNull();
});
