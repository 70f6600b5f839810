import { errors } from '@strapi/utils';

type Extract = (this: unknown, ...args: unknown[]) => Promise<unknown>;
type Find = (this: unknown, ...args: unknown[]) => Promise<unknown>;

export interface RelationsController {
  extractAndValidateRequestInfo: Extract;
  findAvailable: Find;
  findExisting: Find;
}

/** How Strapi's database says that a query sorts or filters by a field that is not there. */
const unknownField = /^Attribute \S+ not found on model /;

/**
 * Strapi's controller of relations, with an answer to what it falls over: somebody who may not read the field, and a list that is sorted
 * by a field that is not there.
 */
export function relationsController<Controller extends RelationsController>(stock: Controller): Controller {
  return {
    ...stock,
    async extractAndValidateRequestInfo(...args: unknown[]) {
      const found = await stock.extractAndValidateRequestInfo.apply(this, args);
      // It answered 403, and gives nothing to go on with.
      if (found === undefined || found === null) throw new errors.ForbiddenError();
      return found;
    },
    async findAvailable(...args: unknown[]) {
      try {
        return await stock.findAvailable.apply(this, args);
      } catch (error) {
        if (error instanceof Error && unknownField.test(error.message))
          throw new errors.ValidationError('The query names a field that is not there.');
        throw error;
      }
    },
  };
}
