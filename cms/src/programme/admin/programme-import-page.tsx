import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ImportPreview } from '../import/shape';
import { ChoiceForm } from './choice-form';
import { PreviewLines } from './preview-lines';
import { UnknownNames } from './unknown-names';
import { useImport } from './use-import';

/** Reads a programme from a file: first what it would change, then that. */
export default function ProgrammeImportPage() {
  const { file, choice, preview, problem, isBusy, choose, change, look, run } = useImport();
  return (
    <Page.Main>
      <Page.Title>Programma importeren</Page.Title>
      <Layouts.Header
        title="Programma importeren"
        subtitle="Onderdelen van het programma uit een bestand halen. U ziet eerst wat er verandert."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <ChoiceForm
            file={file}
            choice={choice}
            problem={problem}
            isBusy={isBusy}
            onFile={choose}
            onChange={change}
            onLook={look}
          />
          <div role="status">{preview && <Summary preview={preview} isBusy={isBusy} onImport={run} />}</div>
          {preview && <UnknownNames unknown={preview.unknown} />}
          {preview && <PreviewLines lines={preview.lines} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface SummaryProps {
  preview: ImportPreview;
  isBusy: boolean;
  onImport: () => void;
}

function Summary({ preview: { format, counts, absent }, isBusy, onImport }: SummaryProps) {
  const toDo = counts.new + counts.changed;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography tag="h2" variant="delta">
          {toDo === 0 ? 'Er verandert niets' : `${inWords(toDo)} om te importeren`}
        </Typography>
        <Typography tag="p">
          Gelezen als {format}: {counts.new} nieuw, {counts.changed} gewijzigd, {counts.same} blijft gelijk,{' '}
          {counts.rejected} geweigerd.
        </Typography>
        {counts.rejected > 0 && (
          <Typography tag="p" textColor="danger700">
            Wat geweigerd is, wordt overgeslagen. Hieronder staat waarom.
          </Typography>
        )}
        {absent > 0 && (
          <Typography tag="p" textColor="neutral600">
            {absent === 1 ? 'Eén onderdeel staat' : `${absent} onderdelen staan`} wel in het beheer en niet in
            dit bestand. Daar verandert niets aan.
          </Typography>
        )}
        {toDo > 0 && (
          <Button onClick={onImport} loading={isBusy} disabled={isBusy}>
            Importeer {inWords(toDo)}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function inWords(count: number): string {
  return count === 1 ? '1 onderdeel' : `${count} onderdelen`;
}
