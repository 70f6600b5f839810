import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** Pages are rendered for every request, by the server that Astro's guide recommends for Node. */
export default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) });
