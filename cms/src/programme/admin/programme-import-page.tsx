import { Box, Button, Field, Flex, Radio, Typography } from '@strapi/design-system';
import { fieldLabels } from 'beursvloer-domain/schedule';
import { Layouts, Page } from '@strapi/strapi/admin';
import { hiddenChoices, type ImportChoice, type ImportPreview } from '../import/shape';
import { ChoiceForm } from './choice-form';
import { ColumnsTable } from '../../platform/lists/admin/columns-table';
import { PreviewLines } from '../../platform/lists/admin/preview-lines';
import { UnknownNames } from './unknown-names';
import { useImport } from './use-import';
import { pageTitle } from '../texts';
import { pageSubtitle, summaryTexts } from './texts';

export default function ProgrammeImportPage() {
  const { file, pasted, choice, preview, problem, isBusy, choose, paste, change, look, run, downloadEmpty } =
    useImport();
  return (
    <Page.Main>
      <Page.Title>{pageTitle}</Page.Title>
      <Layouts.Header title={pageTitle} subtitle={pageSubtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <ChoiceForm
            file={file}
            pasted={pasted}
            choice={choice}
            problem={problem}
            isBusy={isBusy}
            onFile={choose}
            onPaste={paste}
            onChange={change}
            onLook={look}
            onEmptyList={downloadEmpty}
          />
          <div role="status">
            {preview && (
              <Summary preview={preview} choice={choice} isBusy={isBusy} onChange={change} onImport={run} />
            )}
          </div>
          {preview && preview.columns.length > 0 && (
            <ColumnsTable
              columns={preview.columns}
              targets={preview.targets}
              problem={preview.problem}
              chosen={choice.columns}
              isBusy={isBusy}
              onChoose={(columns) => change({ ...choice, columns })}
            />
          )}
          {preview && <UnknownNames unknown={preview.unknown} />}
          {preview && <PreviewLines titleLabel={fieldLabels.title} lines={preview.lines} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface SummaryProps {
  preview: ImportPreview;
  choice: ImportChoice;
  isBusy: boolean;
  onChange: (choice: ImportChoice) => void;
  onImport: () => void;
}

function Summary({ preview, choice, isBusy, onChange, onImport }: SummaryProps) {
  const { format, counts, absent, hidden, problem } = preview;
  const importable = counts.new + counts.changed;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography tag="h2" variant="delta">
          {summaryTexts.toImport(importable)}
        </Typography>
        <Typography tag="p">{summaryTexts.counts(format, counts)}</Typography>
        {problem !== null && (
          <Typography tag="p" textColor="danger700">
            {problem}
          </Typography>
        )}
        {counts.rejected > 0 && (
          <Typography tag="p" textColor="danger700">
            {summaryTexts.rejected}
          </Typography>
        )}
        {absent > 0 && (
          <Typography tag="p" textColor="neutral600">
            {summaryTexts.absent(absent)}
          </Typography>
        )}
        {hidden.length > 0 && (
          <Field.Root name="hidden">
            <Field.Label>{summaryTexts.hidden(hidden)}</Field.Label>
            <Radio.Group
              value={choice.hidden ?? ''}
              onValueChange={(value) =>
                onChange({ ...choice, hidden: hiddenChoices.find((one) => one === value) ?? null })
              }
              aria-label={summaryTexts.hidden(hidden)}
            >
              {hiddenChoices.map((one) => (
                <Radio.Item key={one} value={one}>
                  {summaryTexts.hiddenChoices[one]}
                </Radio.Item>
              ))}
            </Radio.Group>
          </Field.Root>
        )}
        {importable > 0 && (
          <Button
            onClick={onImport}
            loading={isBusy}
            disabled={isBusy || (hidden.length > 0 && choice.hidden === null)}
          >
            {summaryTexts.run(importable)}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
