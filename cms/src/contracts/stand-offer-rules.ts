import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { codesIn, offerPopulate, offerUid, type OfferRow } from './stand-offer';
import { offerErrors } from './texts';

interface Fault {
  path: string[];
  message: string;
}

/**
 * Rejects prices that no total can be worked out from. What was stored is checked, inside the transaction, because an update may
 * hold a part of the document.
 */
export function checkStandOffer(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async ({ uid, action }, next) => {
    if (uid !== offerUid || (action !== 'create' && action !== 'update')) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const rows: OfferRow[] = await strapi.db.query(offerUid).findMany({ populate: offerPopulate });
      const faults = rows.flatMap((row) => [...kindFaults(row), ...buildingFaults(row)]);
      const [first] = faults;
      if (!first) return result;
      throw new errors.ValidationError(first.message, {
        errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })),
      });
    });
  };
}

function kindFaults({ kinds }: OfferRow): Fault[] {
  return (kinds ?? []).flatMap(({ code, minSquareMetres: min, maxSquareMetres: max }, at, all): Fault[] => {
    const fault = faultAt('kinds', at);
    if (code === onceCode) return fault('code', offerErrors.ownCode);
    if (all.findIndex((kind) => kind.code === code) < at) return fault('code', offerErrors.sameCode(code));
    if (min === null && max === null) return [];
    if (min === null) return fault('minSquareMetres', offerErrors.noMinimum);
    if (max === null) return fault('maxSquareMetres', offerErrors.noMaximum);
    return max < min ? fault('maxSquareMetres', offerErrors.maximumBelowMinimum) : [];
  });
}

function buildingFaults({ kinds, buildings }: OfferRow): Fault[] {
  const all = buildings ?? [];
  return all.flatMap(({ code, kinds: where }, at): Fault[] => {
    const fault = faultAt('buildings', at);
    if (code === onceCode) return fault('code', offerErrors.ownCode);
    const isTaken = all.findIndex((other) => other.code === code) < at || kinds?.some((k) => k.code === code);
    if (isTaken) return fault('code', offerErrors.sameCode(code));
    const unknown = codesIn(where).find(
      (kind) => !kinds?.some((one) => one.code === kind && one.minSquareMetres !== null),
    );
    if (unknown === undefined) return [];
    return fault('kinds', offerErrors.unknownKind(unknown));
  });
}

/** The line of a total for what comes once for each contract has this name. */
const onceCode = 'registration';

const faultAt = (list: string, at: number) => (field: string, message: string) => [
  { path: [list, String(at), field], message },
];
