import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useList } from '../../platform/admin/lists/use-list';
import type { VisitorFilters, VisitorList } from '../organiser/shape';
import { DeskPage } from './desk-page';
import { noFilters } from './filters';
import { RegistrationPage } from './registration-page';
import { visitorsPath } from './paths';
import { VisitorListPage } from './visitor-list-page';

/** Not a number: the page on which a visitor is added. */
const adding = 'nieuw';

/** The list, or in its place one registration: its filters are there still when somebody comes back. */
export default function VisitorsPage() {
  const list = useList<VisitorList, VisitorFilters>(visitorsPath, 'bezoekers', noFilters);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const navigate = useNavigate();
  /** The page below that of the list: the id of a registration, or `nieuw`. */
  const { '*': opened = '' } = useParams();
  const open = (which: number | typeof adding) => navigate(`/visitors/${which}`);

  if (!list.list) return list.failed ? <Page.Error /> : <Page.Loading />;
  const { counts } = list.list.meta;
  const shared = { counts, attempt: list.attempt, onBack: () => navigate('/visitors') };
  if (opened === adding) return <DeskPage {...shared} onOpen={open} />;
  if (opened !== '') return <RegistrationPage key={opened} {...shared} id={opened} />;
  return (
    <VisitorListPage
      {...list}
      list={list.list}
      selected={selected}
      onSelect={setSelected}
      onOpen={open}
      onAdd={() => open(adding)}
    />
  );
}
