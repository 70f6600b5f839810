import { keepsKeys } from '../platform/documents/choice-keys';
import { kindUid } from './kind-uid';
import { kindErrors } from './texts';

/** The whole programme as a file for other programs is at `/programma/schedule.json`, where the list of this kind would be. */
const wholeProgramme = 'schedule';

/** Kinds have their lists where a session is found by its number. */
export const checkKind = keepsKeys({
  uid: kindUid,
  pathProblem: (slug) => {
    if (/^\d+$/.test(slug)) return kindErrors.number;
    return slug === wholeProgramme ? kindErrors.taken(slug) : null;
  },
});
