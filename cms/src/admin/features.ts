import type { AdminFeature } from '../platform/admin/admin-feature';

const modules = import.meta.glob<{ feature: AdminFeature }>('../*/admin/feature.ts', { eager: true });

export const adminFeatures: readonly AdminFeature[] = Object.values(modules).map(({ feature }) => feature);
