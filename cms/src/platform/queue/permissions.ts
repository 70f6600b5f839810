import { organiser, ownPermissions } from '../access/admin-permissions';
import { deliveryTexts } from './texts';

export const deliveryPermissions = ownPermissions({
  about: 'deliveries',
  name: deliveryTexts.title,
  actions: { read: deliveryTexts.read, update: deliveryTexts.update },
  formerly: [organiser],
});
