import { Route, Routes } from 'react-router-dom';
import { ImportPage } from './import-page';
import { OverviewPage } from './overview-page';

export default function ListsPage() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path=":name" element={<ImportPage />} />
    </Routes>
  );
}
