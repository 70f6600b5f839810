import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';
import { mayPublish } from '../../../platform/access/admin-permissions';
import type { Panel } from '../../../platform/admin/content-manager';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { originalLocale } from '../../../platform/documents/original-locale';
import { pageUid, type MenuHeading, type PageInMenus } from '../../menu/shape';
import { menuTexts as texts } from './texts';
import { usePageMenus } from './use-page-menus';

/** Beside a page: the menus of the site that it is in, for who may publish it. */
export const MenuPanel: Panel = ({ model, documentId, document }) => {
  const isPermitted = usePermissions();
  if (model !== pageUid || !isPermitted(mayPublish(pageUid))) return null;
  // In a language that it does not have yet there is no document either.
  const content =
    documentId === undefined || !document?.documentId ? (
      <Typography>{texts.saveFirst}</Typography>
    ) : (
      <PageMenus
        key={`${documentId} ${document.locale}`}
        documentId={documentId}
        locale={document.locale ?? originalLocale}
        version={`${document.updatedAt} ${document.status}`}
      />
    );
  return { title: texts.title, content };
};

function PageMenus(props: { documentId: string; locale: string; version: string }) {
  const { known, isBusy, putUnder, takeOut } = usePageMenus(props.documentId, props.locale, props.version);
  const panel = useRef<HTMLDivElement>(null);
  if (known === 'loading') return null;
  if ('problem' in known) return <Typography textColor="neutral600">{known.problem}</Typography>;
  // The button that was pressed is gone after it.
  const keepFocus = () => panel.current?.focus();
  return (
    <Flex ref={panel} tabIndex={-1} direction="column" alignItems="stretch" gap={4} width="100%">
      {known.places.length === 0 && known.isPublished && <Typography>{texts.nowhere}</Typography>}
      {known.places.map(({ menu, title, isHeading }) => (
        <Flex key={`${menu} ${title}`} direction="column" alignItems="stretch" gap={2}>
          <Typography style={{ overflowWrap: 'anywhere' }}>
            {isHeading ? texts.isHeading(menu, title) : texts.option(menu, title)}
          </Typography>
          {!isHeading && (
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={texts.takeOutOf(menu)}
              onClick={() => void takeOut(menu).then(keepFocus)}
              fullWidth
            >
              {texts.takeOut}
            </Button>
          )}
        </Flex>
      ))}
      {known.isPublished ? (
        <PutInMenu
          known={known}
          isBusy={isBusy}
          onPut={(heading) => void putUnder(heading).then(keepFocus)}
        />
      ) : (
        <Typography>{texts.notPublished}</Typography>
      )}
    </Flex>
  );
}

interface PutInMenuProps {
  known: PageInMenus;
  isBusy: boolean;
  onPut: (heading: MenuHeading) => void;
}

function PutInMenu({ known: { headings, places }, isBusy, onPut }: PutInMenuProps) {
  const [chosen, setChosen] = useState('');
  const open = headings.filter(({ menu }) => !places.some((place) => place.menu === menu));
  const valueOf = ({ menu, id }: MenuHeading) => `${menu} ${id}`;
  const heading = open.find((one) => valueOf(one) === chosen);
  if (open.length === 0) return null;
  return (
    <>
      <Field.Root hint={texts.atOnce} width="100%">
        <Field.Label>{texts.heading}</Field.Label>
        <SingleSelect
          value={heading ? chosen : ''}
          placeholder={texts.choose}
          onChange={(value) => setChosen(String(value))}
        >
          {open.map((one) => (
            <SingleSelectOption key={valueOf(one)} value={valueOf(one)}>
              {texts.option(one.menu, one.title)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <Button
        variant="secondary"
        disabled={!heading || isBusy}
        onClick={() => heading && onPut(heading)}
        fullWidth
      >
        {texts.put}
      </Button>
    </>
  );
}
