import type { Knex } from 'knex';
import { may, type Verb } from '../../access/admin-permissions';
import { isAllowed, type AdminContext } from '../../access/admin-routes';
import { codeForms, isCodeForm } from '../code-forms';
import { submissionKinds, type SubmissionKind } from './shape';

/** The kinds with which the administrator who makes the call may do this. */
export const kindsFor = (context: AdminContext, verb: Verb): SubmissionKind[] =>
  submissionKinds.filter((kind) => isAllowed(context, may(kind, verb)));

/** A form of our own code has a kind of its own; another one is what its mark was when it was sent. */
export function kindOf({ form, isForOrganiser }: { form: string; isForOrganiser: boolean }): SubmissionKind {
  if (isCodeForm(form)) return codeForms[form].kind;
  return isForOrganiser ? 'organiser-submissions' : 'submissions';
}

/** Leaves the submissions of these kinds in a query of their table, or of one that is joined to it. */
export function ofKinds(query: Knex.QueryBuilder, table: string, kinds: readonly SubmissionKind[]): void {
  const form = `${table}.form`;
  const codes = Object.entries(codeForms);
  const others = (flag: boolean) => (one: Knex.QueryBuilder) =>
    void one.where({ [`${table}.organiser_only`]: flag }).whereNotIn(
      form,
      codes.map(([name]) => name),
    );
  void query.where((any) => {
    const named = codes.filter(([, { kind }]) => kinds.includes(kind)).map(([name]) => name);
    // An empty list matches nothing.
    void any.whereIn(form, named);
    if (kinds.includes('submissions')) void any.orWhere(others(false));
    if (kinds.includes('organiser-submissions')) void any.orWhere(others(true));
  });
}
