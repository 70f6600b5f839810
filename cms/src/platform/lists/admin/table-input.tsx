import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { FileInput } from './file-input';
import { formTexts } from './texts';

interface Props {
  file: File | null;
  pasted: string;
  /** As the attribute `accept` of HTML has it. */
  accept: string;
  hint: string;
  problem: string | null;
  onFile: (file: File | null) => void;
  onPaste: (text: string) => void;
  onEmptyList: () => void;
  /** Another one forgets the file, so that the same one can be chosen again. */
  round: string;
}

/** A table as a file, or as rows that were copied in a spreadsheet, with an empty one to fill in. */
export function TableInput({
  file,
  pasted,
  accept,
  hint,
  problem,
  onFile,
  onPaste,
  onEmptyList,
  round,
}: Props) {
  return (
    <>
      <Field.Root name="file" error={problem ?? undefined} hint={hint}>
        <Field.Label>{formTexts.file}</Field.Label>
        <FileInput
          key={round}
          chosen={file?.name ?? null}
          accept={accept}
          onFiles={([first]) => onFile(first ?? null)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Field.Root name="pasted" hint={formTexts.pasteHint}>
        <Field.Label>{formTexts.paste}</Field.Label>
        <Textarea
          name="pasted"
          value={pasted}
          rows={2}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => onPaste(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Flex>
        <Button variant="tertiary" onClick={onEmptyList}>
          {formTexts.empty}
        </Button>
      </Flex>
    </>
  );
}
