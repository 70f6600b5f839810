import { beforeAll } from 'vitest';

import { lazyComponentsLoaded } from '../../app/rendering/hydration/server-preload';

// Components are drawn as the server draws them, which waits for their code before it renders a page.
beforeAll(lazyComponentsLoaded);
