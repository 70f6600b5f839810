import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './server/precompress';

const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) },
  environments: {
    // Our own server is the entry; it imports the pages. See docs/decisions/0021-own-node-server.md.
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
});
