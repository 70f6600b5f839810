import { Workspace } from '../shell/layouts/workspace';
import { ActiveFilters } from '../listing/facets/active-filters';
import { NothingYet } from '../listing/nothing-yet';
import { FilterForm } from '../listing/facets/filter-form';
import { ResultCount } from '../listing/result-count';
import { maxQueryLength } from '../listing/request/search-params';
import { useLangOf, useMessages } from '../messages/messages';
import { drawingId, planPath } from '../site/detail-paths';
import { ButtonLink } from '../ui/form/button';
import { EmptyState } from '../ui/layout/empty-state';
import { SearchField } from '../ui/form/search-field';
import { ChosenStand } from './chosen-stand';
import { Drawing } from './drawing';
import { HallTabs } from './hall-tabs';
import { hallHref } from './paths';
import type { Plan, PlanData } from './plan-data';
import { RoomList } from './room-list';
import type { PlanState } from './select';
import { StandList } from './stand-list';

export function PlanPage({ data: { state, plan } }: { data: PlanData }) {
  const { floorPlan: m, listing } = useMessages();
  const langOf = useLangOf();
  if (!plan) {
    return (
      <Workspace title={m.title} breadcrumbs={[{ label: m.title }]}>
        <NothingYet icon="map" title={m.empty.noHalls} />
      </Workspace>
    );
  }
  const { hall, halls, found } = plan;
  const withoutQuery = hallHref({ ...state, q: '' }, hall.slug);
  const isHallEmpty = state.q === '' && plan.places.length === 0;
  const [askedFor] = state.selection.stand;
  return (
    <Workspace
      title={m.title}
      intro={m.intro}
      breadcrumbs={[{ label: m.title }]}
      tabs={<HallTabs halls={halls} current={hall.slug} state={state} />}
      toolbar={
        (state.q !== '' || halls.some((one) => one.found > 0)) && (
          <>
            {/* The search looks in every hall and opens the one with the best find, so it does not keep the hall. */}
            <FilterForm single action={planPath} label={m.search} current={state.q}>
              <SearchField
                name="q"
                label={m.search}
                placeholder={m.searchPlaceholder}
                defaultValue={state.q}
                maxLength={maxQueryLength}
                className="min-w-0 max-w-text grow"
              />
            </FilterForm>
            {!isHallEmpty && (
              <ResultCount
                text={state.q === '' ? m.inHall(found.length, hall.name) : m.foundIn(found.length, hall.name)}
                searched={{ query: state.q, total: found.length }}
                className="mt-4"
              />
            )}
            {state.q !== '' && (
              <ActiveFilters
                filters={[{ label: listing.queryChip(state.q), to: withoutQuery }]}
                clearTo={withoutQuery}
                className="mt-3"
              />
            )}
          </>
        )
      }
    >
      <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start print:block">
        <div id={drawingId} className="scroll-mt-4 max-lg:mb-8 lg:sticky lg:top-4">
          {plan.chosen && <ChosenStand place={plan.chosen} hall={hall.slug} state={state} />}
          {askedFor !== undefined && !plan.chosen && (
            <p role="status" className="mb-4 rounded-card bg-brand-soft p-4">
              {m.notOnPlan(askedFor)}
            </p>
          )}
          <Drawing plan={plan} state={state} />
        </div>
        <div className="min-w-0">
          <section aria-labelledby="stands">
            <h2 id="stands" className="sr-only">
              {m.stands(hall.name)}
            </h2>
            {hall.description !== null && (
              <p lang={langOf({})} className="mb-5 max-w-text text-lead">
                {hall.description}
              </p>
            )}
            {isHallEmpty ? (
              <NothingYet icon="map" title={m.empty.noStands(hall.name)} />
            ) : found.length === 0 ? (
              <NothingFound plan={plan} state={state} clearTo={withoutQuery} />
            ) : (
              <StandList
                places={plan.places.filter(({ code }) => found.includes(code))}
                hall={hall.slug}
                chosen={plan.chosen?.code ?? null}
                state={state}
              />
            )}
          </section>
          <RoomList rooms={plan.rooms} />
        </div>
      </div>
    </Workspace>
  );
}

function NothingFound({ plan, state, clearTo }: { plan: Plan; state: PlanState; clearTo: string }) {
  const m = useMessages().floorPlan;
  const otherHalls = plan.halls.filter(({ found }) => found > 0);
  return (
    <EmptyState
      level={3}
      icon="filter-x"
      title={m.empty.title}
      text={
        <p>
          {m.empty.here(state.q, plan.hall.name)} {otherHalls.length === 0 && m.empty.nowhere}
        </p>
      }
      action={
        <>
          {otherHalls.map(({ slug, name, found }) => (
            <ButtonLink key={slug} to={hallHref(state, slug)} icon="map" preventScrollReset>
              {m.empty.elsewhere(found, name)}
            </ButtonLink>
          ))}
          <ButtonLink to={clearTo} tone="secondary" icon="rotate-ccw" preventScrollReset>
            {m.empty.clear}
          </ButtonLink>
        </>
      }
    />
  );
}
