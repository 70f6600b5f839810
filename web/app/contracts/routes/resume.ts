import { redirect } from 'react-router';
import { openContract } from '../contract.server';
import { overviewSlug, stepPath } from '../paths';
import type { Route } from './+types/resume';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { verdict } = await openContract(context, request, url);
  return redirect(stepPath(verdict.firstWrong ?? overviewSlug), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
