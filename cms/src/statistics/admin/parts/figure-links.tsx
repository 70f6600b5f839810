import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { statisticsPermissions } from '../../permissions';
import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { canBeShared, lifetimes, maxLinkNameLength, type FigureLink } from '../../links/shape';
import { useUnsaved } from '../../../platform/admin/unsaved/unsaved';
import { linkTexts, sharedTexts } from '../texts';
import { periodInWords } from '../words';
import { Panel } from './panel';
import { QuietButton } from './quiet-button';
import { Permitted } from '../../../platform/admin/permissions/permitted';

const path = '/statistics/links';

interface Props {
  /** The limits of a new link: days as `2027-02-09`, and `<dimension>:<value>` or nothing. */
  question: { van: string; tot: string; filter: string };
  /** The filter in words; null for the whole site. */
  filterLabel: string | null;
}

/** Links that show what the page is narrowed to, to readers without an account: whole weeks, in steps of five. */
export function FigureLinks({ question, filterLabel }: Props) {
  const { get, post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  /** Null when they could not be loaded. */
  const [links, setLinks] = useState<FigureLink[] | null>([]);
  const [round, setRound] = useState(0);
  const [isMaking, setMaking] = useState(false);
  /** The address of the link that was made last: it cannot be read again. */
  const [made, setMade] = useState<string | null>(null);
  const isShareable = canBeShared(question.filter);

  useEffect(() => {
    const controller = new AbortController();
    get<FigureLink[]>(path, { signal: controller.signal }).then(
      ({ data }) => setLinks(data),
      () => controller.signal.aborted || setLinks(null),
    );
    return () => controller.abort();
  }, [get, round]);

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
      setRound((before) => before + 1);
    } catch (error) {
      const message = isFetchError(error) ? formatAPIError(error) : sharedTexts.failed;
      toggleNotification({ type: 'danger', message });
    }
  }

  const make = (link: NewLink) =>
    attempt(async () => {
      const { data } = await post<{ url: string }>(path, { ...question, ...link });
      setMade(data.url);
      setMaking(false);
    });
  const remove = ({ id, name: whose }: FigureLink) => {
    if (!window.confirm(linkTexts.confirmRemoval(whose))) return;
    void attempt(async () => {
      await del(`${path}/${id}`);
      toggleNotification({ type: 'success', message: linkTexts.removed });
    });
  };
  const begin = () => {
    setMaking(true);
    setMade(null);
  };

  return (
    <Panel
      title={linkTexts.title}
      action={
        isShareable &&
        !isMaking && (
          <Permitted to={statisticsPermissions.may('update')}>
            <QuietButton type="button" onClick={begin}>
              {linkTexts.make}
            </QuietButton>
          </Permitted>
        )
      }
    >
      {links === null && (
        <Typography tag="p" textColor="danger700" role="alert">
          {linkTexts.notLoaded}
        </Typography>
      )}
      {!isShareable && (
        <Typography tag="p" textColor="neutral600">
          {linkTexts.notShareable}
        </Typography>
      )}
      {links?.length === 0 && isShareable && !isMaking && made === null && (
        <Typography tag="p" textColor="neutral600">
          {linkTexts.none}
        </Typography>
      )}
      {isShareable && isMaking && (
        <NewLinkForm
          period={periodInWords(question.van, question.tot)}
          filterLabel={filterLabel}
          onMake={make}
          onCancel={() => setMaking(false)}
        />
      )}
      {made !== null && <MadeLink url={made} />}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {links?.map((link) => (
          <Flex key={link.id} tag="li" gap={3} wrap="wrap">
            <Box flex="1 1 220px">
              <Typography style={{ overflowWrap: 'anywhere' }}>
                <strong>{link.name}</strong>: {contentOf(link)}
              </Typography>
            </Box>
            <Permitted to={statisticsPermissions.may('update')}>
              <QuietButton
                type="button"
                aria-label={linkTexts.removeNamed(link.name)}
                onClick={() => remove(link)}
              >
                {linkTexts.remove}
              </QuietButton>
            </Permitted>
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}

interface NewLink {
  name: string;
  days: number;
  continues: boolean;
}

interface FormProps {
  period: string;
  filterLabel: string | null;
  onMake: (link: NewLink) => Promise<void>;
  onCancel: () => void;
}

function NewLinkForm({ period, filterLabel, onMake, onCancel }: FormProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(lifetimes[1]);
  const [continues, setContinues] = useState(true);
  useUnsaved(name !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onMake({ name, days, continues });
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3} paddingTop={3}>
        <Typography tag="p">{linkTexts.shows(filterLabel, period)}</Typography>
        <Flex gap={3} wrap="wrap" alignItems="flex-end">
          <Box flex="1 1 220px">
            <Field.Root name="name" required>
              <Field.Label>{linkTexts.name}</Field.Label>
              <TextInput
                value={name}
                maxLength={maxLinkNameLength}
                onChange={(event) => setName(event.target.value)}
              />
            </Field.Root>
          </Box>
          <Field.Root name="days">
            <Field.Label>{linkTexts.lifetime}</Field.Label>
            <SingleSelect value={days} onChange={(value) => setDays(Number(value))}>
              {lifetimes.map((lifetime) => (
                <SingleSelectOption key={lifetime} value={lifetime}>
                  {linkTexts.lifetimes[lifetime]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Flex>
        <Checkbox checked={continues} onCheckedChange={(checked) => setContinues(checked === true)}>
          {linkTexts.continues}
        </Checkbox>
        <Flex gap={3}>
          <Button type="submit" size="L" disabled={name.trim() === ''}>
            {linkTexts.submit}
          </Button>
          <Button type="button" variant="tertiary" size="L" onClick={onCancel}>
            {sharedTexts.cancel}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

function MadeLink({ url }: { url: string }) {
  const { toggleNotification } = useNotification();
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toggleNotification({ type: 'success', message: linkTexts.copied });
    } catch {
      toggleNotification({ type: 'warning', message: linkTexts.notCopied });
    }
  }
  return (
    <Box role="status" background="success100" padding={4} hasRadius marginTop={3}>
      <Field.Root name="made" hint={linkTexts.madeHint}>
        <Field.Label>{linkTexts.made}</Field.Label>
        <Flex gap={3} wrap="wrap" alignItems="flex-start">
          <Box flex="1 1 260px">
            <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
          </Box>
          <Button type="button" size="L" onClick={() => void copy()}>
            {linkTexts.copy}
          </Button>
        </Flex>
        <Field.Hint />
      </Field.Root>
    </Box>
  );
}

const inYear = (day: string) => periodInWords(day, day);

/** `Veelgestelde vragen, vanaf 2 nov 2026, werkt tot en met …, nog niet geopend`. */
function contentOf({ filter, from, to, expires, opened }: FigureLink): string {
  return [
    filter ?? linkTexts.wholeSite,
    to === null ? linkTexts.from(inYear(from)) : periodInWords(from, to),
    linkTexts.expires(inYear(expires)),
    opened === null ? linkTexts.notOpened : linkTexts.opened(inYear(opened)),
  ].join(', ');
}
