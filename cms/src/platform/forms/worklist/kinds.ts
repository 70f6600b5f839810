import type { Knex } from 'knex';
import { ownPermission, type OwnPermissions, type Verb } from '../../access/admin-permissions';
import { isAllowed, type AdminContext } from '../../access/admin-routes';
import { codeForms, findCodeForm } from '../code-forms';
import { organiserSubmissionPermissions, submissionPermissions } from '../permissions';
import type { SubmissionKind } from './shape';

export const submissionKinds = (): OwnPermissions[] => [
  submissionPermissions,
  organiserSubmissionPermissions,
  ...codeForms.all().map(({ permissions }) => permissions),
];

export const kindsFor = (context: AdminContext, verb: Verb): SubmissionKind[] =>
  submissionKinds()
    .map(({ about }) => about)
    .filter((kind) => isAllowed(context, ownPermission(kind, verb)));

/** A form of our own code has a kind of its own; another one is what its mark was when it was sent. */
export function kindOf({ form, isForOrganiser }: { form: string; isForOrganiser: boolean }): SubmissionKind {
  const { about } =
    findCodeForm(form)?.permissions ??
    (isForOrganiser ? organiserSubmissionPermissions : submissionPermissions);
  return about;
}

export function ofKinds(query: Knex.QueryBuilder, table: string, kinds: readonly SubmissionKind[]): void {
  const form = `${table}.form`;
  const others = (flag: boolean) => (one: Knex.QueryBuilder) =>
    void one.where({ [`${table}.organiser_only`]: flag }).whereNotIn(
      form,
      codeForms.all().map(({ name }) => name),
    );
  void query.where((any) => {
    const named = codeForms.all().filter(({ permissions }) => kinds.includes(permissions.about));
    // An empty list matches nothing.
    void any.whereIn(
      form,
      named.map(({ name }) => name),
    );
    if (kinds.includes(submissionPermissions.about)) void any.orWhere(others(false));
    if (kinds.includes(organiserSubmissionPermissions.about)) void any.orWhere(others(true));
  });
}
