import { Box, Button, Checkbox, Field, Flex, Radio, Typography } from '@strapi/design-system';
import type { Makeable } from 'beursvloer-domain/schedule';
import type { ImportChoice } from '../import/shape';
import { TableInput } from '../../platform/lists/admin/table-input';
import { formTexts } from './texts';

interface Props {
  file: File | null;
  pasted: string;
  choice: ImportChoice;
  problem: string | null;
  isBusy: boolean;
  onFile: (file: File | null) => void;
  onPaste: (text: string) => void;
  onChange: (choice: ImportChoice) => void;
  onLook: () => void;
  onEmptyList: () => void;
}

const accept = '.json,.xml,.xlsx,.csv,application/json,text/xml,application/xml,text/csv';
const makeable = Object.keys(formTexts.make) as Makeable[];

export function ChoiceForm({
  file,
  pasted,
  choice,
  problem,
  isBusy,
  onFile,
  onPaste,
  onChange,
  onLook,
  onEmptyList,
}: Props) {
  const toggle = (one: Makeable, isOn: boolean) =>
    onChange({
      ...choice,
      makes: makeable.filter((each) => (each === one ? isOn : choice.makes.includes(each))),
    });
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={5}>
        <TableInput
          file={file}
          pasted={pasted}
          accept={accept}
          hint={formTexts.fileHint}
          problem={problem}
          onFile={onFile}
          onPaste={onPaste}
          onEmptyList={onEmptyList}
          round={String(pasted === '')}
        />
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0 }}>
            {formTexts.missing}
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={2}>
            {makeable.map((one) => (
              <Checkbox
                key={one}
                checked={choice.makes.includes(one)}
                onCheckedChange={(isOn) => toggle(one, isOn === true)}
              >
                {formTexts.make[one]}
              </Checkbox>
            ))}
            <Typography variant="pi" textColor="neutral600">
              {formTexts.missingHint}
            </Typography>
          </Flex>
        </fieldset>
        <Field.Root name="published" hint={formTexts.publishedHint}>
          <Field.Label>{formTexts.published}</Field.Label>
          <Radio.Group
            value={String(choice.isPublished)}
            onValueChange={(value) => onChange({ ...choice, isPublished: value === 'true' })}
            aria-label={formTexts.published}
          >
            <Radio.Item value="false">{formTexts.draft}</Radio.Item>
            <Radio.Item value="true">{formTexts.publish}</Radio.Item>
          </Radio.Group>
          <Field.Hint />
        </Field.Root>
        <Flex>
          <Button onClick={onLook} loading={isBusy} disabled={!file || isBusy}>
            {formTexts.look}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
