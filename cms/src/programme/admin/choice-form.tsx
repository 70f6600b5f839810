import { Box, Button, Checkbox, Field, Flex, Radio, Typography } from '@strapi/design-system';
import type { Makeable } from 'beursvloer-domain/schedule';
import type { ImportChoice } from '../import/shape';
import { FileInput } from './file-input';

interface Props {
  file: File | null;
  choice: ImportChoice;
  problem: string | null;
  isBusy: boolean;
  onFile: (file: File | null) => void;
  onChange: (choice: ImportChoice) => void;
  onLook: () => void;
}

const makeLabels: Readonly<Record<Makeable, string>> = {
  rooms: 'Maak zalen die er nog niet zijn',
  speakers: 'Maak sprekers die er nog niet zijn',
  themes: 'Maak thema’s die er nog niet zijn',
};
const makeable = Object.keys(makeLabels) as Makeable[];

/** The file, and what may happen with it. */
export function ChoiceForm({ file, choice, problem, isBusy, onFile, onChange, onLook }: Props) {
  const toggle = (one: Makeable, isOn: boolean) =>
    onChange({
      ...choice,
      makes: makeable.filter((each) => (each === one ? isOn : choice.makes.includes(each))),
    });
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Field.Root
          name="file"
          error={problem ?? undefined}
          hint="Een schema van c3voc, frab of pretalx (JSON of XML), de lezingen of de tijden uit de API van pretalx (JSON), of de lijst van de programmapagina (Excel of CSV). Ten hoogste 5 MB en 500 onderdelen: importeer een groter programma per dag."
        >
          <Field.Label>Bestand</Field.Label>
          <FileInput file={file} onFile={onFile} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0 }}>
            Wat er nog niet is
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={2}>
            {makeable.map((one) => (
              <Checkbox
                key={one}
                checked={choice.makes.includes(one)}
                onCheckedChange={(isOn) => toggle(one, isOn === true)}
              >
                {makeLabels[one]}
              </Checkbox>
            ))}
            <Typography variant="pi" textColor="neutral600">
              Zonder vinkje worden onderdelen met een onbekende naam geweigerd.
            </Typography>
          </Flex>
        </fieldset>
        <Field.Root
          name="published"
          hint="Publiceren zet van gewijzigde onderdelen ook op de site wat er nog als concept stond."
        >
          <Field.Label>Nieuw en gewijzigd wordt</Field.Label>
          <Radio.Group
            value={String(choice.isPublished)}
            onValueChange={(value) => onChange({ ...choice, isPublished: value === 'true' })}
            aria-label="Nieuw en gewijzigd wordt"
          >
            <Radio.Item value="false">een concept: u publiceert het zelf</Radio.Item>
            <Radio.Item value="true">meteen gepubliceerd</Radio.Item>
          </Radio.Group>
          <Field.Hint />
        </Field.Root>
        <Flex>
          <Button onClick={onLook} loading={isBusy} disabled={!file || isBusy}>
            Bekijk wat er verandert
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
