import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withPictureProcess, type ImageService } from './image-service';

const folder = path.join(import.meta.dirname, '../..');
/** The packages that Strapi's own package has. */
const ofStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));

it('only programs of their own load the native libraries that read what people send', () => {
  const loading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) =>
      /from '(?:sharp|@myriaddreamin\/[\w-]+)'/.test(readFileSync(path.join(folder, name), 'utf8')),
    );
  expect(loading.sort()).toEqual(['platform/media/picture-program.ts', 'visitors/badges/pdf.ts']);
  // Of `pdf.ts` the server takes a type.
  for (const name of ['visitors/badges/pdf-process.ts', 'visitors/draw-badge.ts'])
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/import \{[^}]*\} from '.*\/pdf'/);
});

it('nothing of the service with which Strapi reads pictures in the server is left', () => {
  const { services } = ofStrapi('@strapi/upload/strapi-server')();
  const stock: ImageService = services['image-manipulation'];
  const entries = Object.entries(withPictureProcess(stock));
  const same = entries.filter(([name, method]) => Reflect.get(stock, name) === method).map(([name]) => name);
  expect(same).toEqual(['generateFileName']);
});
