import { inject } from 'vitest';

/** In each test file of the project `postgres`, before its app starts: tests/harness/app.ts reads it. */
process.env.TEST_POSTGRES = inject('postgres');
