import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { acceptedPictures } from '../../../platform/media/admin/pictures-in';
import { FileInput } from '../../../platform/lists/admin/file-input';
import { NamesByReason } from './names-by-reason';
import { addTexts } from './texts';
import type { UploadState } from './use-uploads';

interface Props {
  state: UploadState;
  isSaved: boolean;
  onFiles: (files: File[]) => void;
  onStop: () => void;
  onRetry: () => void;
  onHide: () => void;
}

/** The field for more photos, with how far they are and what did not come in. */
export function AddPhotos({ state, isSaved, onFiles, onStop, onRetry, onHide }: Props) {
  const { isReading, isSending, isStopping, done, total, failed, leftOut } = state;
  const [round, setRound] = useState(0);
  return (
    <Box background="neutral0" padding={{ initial: 4, medium: 6 }} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Field.Root name="photos" hint={addTexts.hint}>
          <Field.Label>{addTexts.label}</Field.Label>
          {/* A new one forgets its files, so that the same ones can be chosen again. */}
          <FileInput
            key={round}
            chosen={null}
            accept={acceptedPictures}
            multiple
            onFiles={(files) => {
              setRound(round + 1);
              onFiles(files);
            }}
          />
          <Field.Hint />
          <div role="status">
            {isReading && <Typography>{addTexts.reading}</Typography>}
            {!isSending && !isReading && !isSaved && done > 0 && (
              <Typography fontWeight="semiBold">{addTexts.done(done)}</Typography>
            )}
          </div>
        </Field.Root>
        {isSending && (
          <Flex direction="column" alignItems="stretch" gap={2}>
            <Flex justifyContent="space-between" gap={4} wrap="wrap">
              <Typography fontWeight="semiBold" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {addTexts.progress(done, total)}
              </Typography>
              <Button variant="tertiary" disabled={isStopping} onClick={onStop}>
                {addTexts.stop}
              </Button>
            </Flex>
            <Progress value={done} max={total} aria-label={addTexts.progressLabel} />
            <Typography variant="pi" textColor="neutral600">
              {isStopping ? addTexts.stopping : addTexts.sending}
            </Typography>
          </Flex>
        )}
        {failed.length > 0 && (
          <NamesByReason
            title={addTexts.failed(failed.length)}
            all={failed.map(({ file, why }) => ({ name: file.name, why }))}
            action={{ label: addTexts.retry(failed.length), onPress: onRetry }}
          />
        )}
        {leftOut.length > 0 && (
          <NamesByReason
            title={addTexts.leftOut(leftOut.length)}
            all={leftOut}
            action={{ label: addTexts.hide, onPress: onHide }}
          />
        )}
      </Flex>
    </Box>
  );
}

const Progress = styled.progress`
  width: 100%;
  height: 0.8rem;
  accent-color: ${({ theme }) => theme.colors.primary600};
`;
