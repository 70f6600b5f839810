import type { Core } from '@strapi/strapi';
import account from '../../../accounts/api';
import ownFigures from '../../../statistics/exhibitor/api';

export default (given: { strapi: Core.Strapi }) => ({ ...account(given), ...ownFigures(given) });
