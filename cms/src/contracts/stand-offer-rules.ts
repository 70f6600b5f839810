import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { codesIn, offerPopulate, offerUid, type OfferRow } from './stand-offer';

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
    if (code === onceCode) return fault('code', 'Dit kenmerk gebruikt de site zelf. Kies een ander.');
    if (all.findIndex((kind) => kind.code === code) < at) return fault('code', sameCode(code));
    if (min === null && max === null) return [];
    if (min === null) return fault('minSquareMetres', 'Vul ook het kleinste oppervlak in.');
    if (max === null) return fault('maxSquareMetres', 'Vul ook het grootste oppervlak in.');
    return max < min ? fault('maxSquareMetres', 'Het grootste oppervlak is kleiner dan het kleinste.') : [];
  });
}

function buildingFaults({ kinds, buildings }: OfferRow): Fault[] {
  const all = buildings ?? [];
  return all.flatMap(({ code, kinds: where }, at): Fault[] => {
    const fault = faultAt('buildings', at);
    if (code === onceCode) return fault('code', 'Dit kenmerk gebruikt de site zelf. Kies een ander.');
    const isTaken = all.findIndex((other) => other.code === code) < at || kinds?.some((k) => k.code === code);
    if (isTaken) return fault('code', sameCode(code));
    const unknown = codesIn(where).find(
      (kind) => !kinds?.some((one) => one.code === kind && one.minSquareMetres !== null),
    );
    if (unknown === undefined) return [];
    return fault('kinds', `Er is geen soort stand met een oppervlakte en het kenmerk “${unknown}”.`);
  });
}

/** The line of a total for what comes once for each contract has this name. */
const onceCode = 'registration';

const sameCode = (code: string) => `Het kenmerk “${code}” is er al.`;

const faultAt = (list: string, at: number) => (field: string, message: string) => [
  { path: [list, String(at), field], message },
];
