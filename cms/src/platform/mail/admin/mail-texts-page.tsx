import { ArrowLeft } from '@strapi/icons';
import { Badge, Button, Flex } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { mayDiscard } from '../../admin/unsaved/unsaved';
import { Part } from '../../lists/admin/part';
import type { MailLanguage } from '../layout';
import type { ListedMail } from '../own-texts/shape';
import { MailTextForm } from './mail-text-form';
import { mailTextsTexts as texts } from './texts';

/** Shows the mails of which the organiser may change the text, and one of them to change it. */
export default function MailTextsPage() {
  const { get } = useFetchClient();
  const [mails, setMails] = useState<ListedMail[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [lastOpen, setLastOpen] = useState<string | null>(null);
  const [language, setLanguage] = useState<MailLanguage>('nl');

  const load = useCallback(async () => {
    try {
      setMails((await get<{ data: ListedMail[] }>('/mail-texts')).data.data);
    } catch {
      setFailed(true);
    }
  }, [get]);
  useEffect(() => {
    void load();
  }, [load]);

  if (failed) return <Page.Error />;
  if (!mails) return <Page.Loading />;
  const mail = mails.find(({ name }) => name === open);
  const title = mail?.title ?? texts.title;
  const close = () => {
    if (mayDiscard()) setOpen(null);
  };
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={mail ? mail.group : texts.subtitle}
        navigationAction={
          mail && (
            <Button autoFocus variant="ghost" startIcon={<ArrowLeft />} onClick={close}>
              {texts.back}
            </Button>
          )
        }
      />
      <Layouts.Content>
        {mail ? (
          <Flex direction="column" alignItems="stretch" gap={6}>
            {mail.languages.length > 1 && (
              <Flex gap={2} wrap="wrap" role="group" aria-label={texts.chooseLanguage}>
                {mail.languages.map((one) => (
                  <Button
                    key={one}
                    variant={one === language ? 'default' : 'tertiary'}
                    aria-pressed={one === language}
                    onClick={() => {
                      if (one !== language && mayDiscard()) setLanguage(one);
                    }}
                  >
                    {texts.languages[one]}
                  </Button>
                ))}
              </Flex>
            )}
            <MailTextForm
              key={`${mail.name} ${language}`}
              name={mail.name}
              language={language}
              onChanged={() => void load()}
            />
          </Flex>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={6}>
            {[...new Set(mails.map(({ group }) => group))].map((group) => (
              <Part key={group} title={group}>
                {mails
                  .filter((one) => one.group === group)
                  .map(({ name, title, changed }) => (
                    <Flex key={name} gap={3} wrap="wrap">
                      <Button
                        // The focus stays with what was pressed last.
                        autoFocus={name === lastOpen}
                        variant="tertiary"
                        onClick={() => {
                          setLanguage('nl');
                          setOpen(name);
                          setLastOpen(name);
                        }}
                      >
                        {title}
                      </Button>
                      {changed.length > 0 && (
                        <Badge>{texts.changed(changed.map((one) => texts.languages[one]).join(', '))}</Badge>
                      )}
                    </Flex>
                  ))}
              </Part>
            ))}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
