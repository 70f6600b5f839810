import type { DirectoryPage } from '../../../admin/admin-feature';
import { createRegistry } from '../../../registry';

export const directoryPages = createRegistry<DirectoryPage>();
