import { Box, Button, Checkbox, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { forgetUnsaved, useUnsaved } from '../../platform/admin/unsaved/unsaved';
import type { ProfileValues, VisitorList } from '../organiser/shape';
import { BackButton } from './back-button';
import { faultsIn, knownIn } from './faults';
import { visitorsPath } from './paths';
import { ProfileForm } from './profile-form';
import { actionTexts, fieldTexts, listTexts } from './texts';

interface Props {
  counts: VisitorList['meta']['counts'];
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  onBack: () => void;
  onOpen: (id: number) => void;
}

const nothing: ProfileValues = {
  email: '',
  name: '',
  organisation: '',
  role: '',
  audience: '',
  interests: [],
  days: [],
  purposes: [],
  hasNeeds: 'no',
  needs: [],
  needsNote: '',
  needsConsent: '',
};

/** Registers a visitor who stands at the desk. Their badge is on the page that follows. */
export function DeskPage({ counts, attempt, onBack, onOpen }: Props) {
  const { post } = useFetchClient();
  const [values, setValues] = useState(nothing);
  const [language, setLanguage] = useState<'nl' | 'en'>('nl');
  const [isMailed, setIsMailed] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  useUnsaved(values !== nothing);

  const open = (id: number) => {
    forgetUnsaved();
    onOpen(id);
  };
  const add = () =>
    attempt(async () => {
      try {
        const { data } = await post<{ id: number }>(`${visitorsPath}/registrations`, {
          ...values,
          language,
          isMailed,
        });
        open(data.id);
        return actionTexts.added;
      } catch (error) {
        const known = knownIn(error);
        if (known === null) {
          setFaults(faultsIn(error));
          throw error;
        }
        open(known);
        return actionTexts.known;
      }
    });

  return (
    <Page.Main>
      <Page.Title>{listTexts.add}</Page.Title>
      <Layouts.Header title={listTexts.add} navigationAction={<BackButton onBack={onBack} />} />
      <Layouts.Content>
        <Box
          tag="form"
          noValidate
          background="neutral0"
          padding={6}
          hasRadius
          shadow="tableShadow"
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            void add();
          }}
        >
          <ProfileForm values={values} onChange={setValues} faults={faults} counts={counts} isKnown={false} />
          <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
            <Field.Root name="language">
              <Field.Label>{fieldTexts.language}</Field.Label>
              <SingleSelect value={language} onChange={(value) => setLanguage(value === 'en' ? 'en' : 'nl')}>
                <SingleSelectOption value="nl">{fieldTexts.languages.nl}</SingleSelectOption>
                <SingleSelectOption value="en">{fieldTexts.languages.en}</SingleSelectOption>
              </SingleSelect>
            </Field.Root>
            <Checkbox checked={isMailed} onCheckedChange={(checked) => setIsMailed(checked === true)}>
              {fieldTexts.mailBadge}
            </Checkbox>
            <Box>
              <Button type="submit" size="L">
                {actionTexts.add}
              </Button>
            </Box>
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
