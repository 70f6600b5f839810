import { Layouts, Page } from '@strapi/strapi/admin';
import { settingsTexts } from '../texts';
import { Entries } from '../home/directory-widget';
import { useDirectory } from '../home/use-directory';

/** The first page of the settings: all that its reader can set, also what stands among the content. */
export function SettingsOverview() {
  const { groups, failed } = useDirectory();
  if (failed) return <Page.Error />;
  if (!groups) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{settingsTexts.title}</Page.Title>
      <Layouts.Header title={settingsTexts.title} subtitle={settingsTexts.about} />
      <Layouts.Content>
        <Entries entries={groups.find(({ group }) => group === 'settings')?.entries ?? []} />
      </Layouts.Content>
    </Page.Main>
  );
}
