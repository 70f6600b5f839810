import { Box, Flex, Grid, Radio, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { ColourChooser } from '../../../platform/brand/admin/colour-input';
import { keepWords, type FairFile, type FirstRun, type Step } from '../../new-fair/shape';
import { DayRows } from './day-rows';
import { Problem, TextField } from './fields';
import { ServerPart } from './server-part';
import { newFairTexts as texts } from './texts';
import { VenueFields } from './venue-fields';

export interface StepProps {
  fair: FairFile;
  going: FirstRun['going'];
  problemOf: (field: string) => string | undefined;
  onChange: (changes: Partial<FairFile>) => void;
}

/** The steps by what they ask. */
export const stepParts: Record<Step, (props: StepProps) => ReactNode> = {
  name: NameStep,
  where: WhereStep,
  face: FaceStep,
  languages: LanguagesStep,
  demo: DemoStep,
  mail: MailStep,
};

/** The step in which a field is, by its path. */
export function stepOf(field: string): Step {
  const [first = ''] = field.split('.');
  if (first === 'colour') return 'face';
  if (first === 'english') return 'languages';
  if (first === 'keep') return 'demo';
  if (first === 'mail') return 'mail';
  return ['days', 'venue', 'contact'].includes(first) ? 'where' : 'name';
}

const names = [
  { field: 'name', label: texts.name, isRequired: true },
  { field: 'edition', label: texts.edition, hint: texts.editionHint, isRequired: true },
  { field: 'tagline', label: texts.tagline, hint: texts.taglineHint },
  { field: 'organisation', label: texts.organisation, hint: texts.organisationHint },
] as const;

function NameStep({ fair, problemOf, onChange }: StepProps) {
  return names.map(({ field, ...words }) => (
    <TextField
      key={field}
      {...words}
      name={field}
      value={fair[field]}
      problem={problemOf(field)}
      onChange={(value) => onChange({ [field]: value })}
    />
  ));
}

function WhereStep({ fair, problemOf, onChange }: StepProps) {
  const { days, venue, contact } = fair;
  return (
    <>
      <DayRows
        days={days}
        problemOf={problemOf}
        onChange={(changed) => onChange({ days: changed })}
        next={(day) => day}
      />
      <Grid.Root gap={4}>
        <VenueFields
          venue={venue}
          problemOf={problemOf}
          onChange={(changed) => onChange({ venue: changed })}
        />
        {(['email', 'phone'] as const).map((field) => (
          <Grid.Item key={field} col={6} xs={12}>
            <TextField
              name={`contact.${field}`}
              type={field === 'email' ? 'email' : 'tel'}
              label={texts[field]}
              hint={field === 'email' ? texts.emailHint : texts.optional}
              value={contact[field]}
              problem={problemOf(`contact.${field}`)}
              onChange={(value) => onChange({ contact: { ...contact, [field]: value } })}
              isRequired={field === 'email'}
            />
          </Grid.Item>
        ))}
      </Grid.Root>
      <TextField
        name="contact.address"
        label={texts.address}
        hint={texts.addressHint}
        value={contact.address}
        problem={problemOf('contact.address')}
        onChange={(address) => onChange({ contact: { ...contact, address } })}
        isLong
      />
    </>
  );
}

function FaceStep({ fair, problemOf, onChange }: StepProps) {
  return (
    <>
      <ColourChooser
        name="colour"
        label={texts.colour}
        hint={texts.colourHint}
        value={fair.colour}
        error={problemOf('colour')}
        onChange={(colour) => onChange({ colour })}
      />
      <Typography tag="p">{texts.logo}</Typography>
    </>
  );
}

function LanguagesStep({ fair, onChange }: StepProps) {
  return (
    <Radio.Group
      aria-label={texts.languages}
      value={fair.english ? 'both' : 'dutch'}
      onValueChange={(value: string) => onChange({ english: value === 'both' })}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {(['both', 'dutch'] as const).map((choice) => (
          <Choice key={choice} value={choice} {...texts.languageChoices[choice]} />
        ))}
      </Flex>
    </Radio.Group>
  );
}

function Choice({ value, label, hint }: { value: string; label: string; hint: string }) {
  return (
    <Box>
      <Radio.Item value={value}>{label}</Radio.Item>
      <Box paddingLeft={7}>
        <Typography tag="p" textColor="neutral600">
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}

function DemoStep({ fair, going, problemOf, onChange }: StepProps) {
  return (
    <>
      <Radio.Group
        aria-label={texts.keep}
        value={fair.keep}
        onValueChange={(value: string) => onChange({ keep: keepWords.find((word) => word === value) ?? '' })}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          {keepWords.map((word) => (
            <Choice
              key={word}
              value={word}
              label={texts.keeps[word].label}
              hint={`${texts.keeps[word].hint} ${texts.going(going[word])}`}
            />
          ))}
        </Flex>
      </Radio.Group>
      <Problem text={problemOf('keep')} />
    </>
  );
}

function MailStep({ fair, problemOf, onChange }: StepProps) {
  const { mail } = fair;
  return (
    <>
      <TextField
        name="mail.sender"
        label={texts.sender}
        hint={texts.senderHint}
        value={mail.sender}
        problem={problemOf('mail.sender')}
        onChange={(sender) => onChange({ mail: { ...mail, sender } })}
      />
      <TextField
        name="mail.replyTo"
        type="email"
        label={texts.replyTo}
        hint={texts.replyToHint}
        value={mail.replyTo}
        problem={problemOf('mail.replyTo')}
        onChange={(replyTo) => onChange({ mail: { ...mail, replyTo } })}
      />
      <ServerPart />
    </>
  );
}
