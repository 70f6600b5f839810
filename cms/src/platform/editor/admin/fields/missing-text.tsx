import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { listTexts } from '../../../admin/texts';
import { Permitted } from '../../../admin/permissions/permitted';
import { mayDescribe } from '../../../media/permissions';
import { pictureTexts } from '../texts';

interface Props {
  id: number;
  name: string;
}

const maxLength = 255;

/** The text of a picture, which is kept with the picture and not with the document that is being written. */
export function MissingText({ id, name }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [text, setText] = useState('');
  const [isKept, setKept] = useState(false);
  if (isKept) return null;

  async function keep() {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ alternativeText: text.trim() }));
    try {
      await post(`/upload?id=${id}`, form);
      setKept(true);
      toggleNotification({ type: 'success', message: pictureTexts.kept });
    } catch {
      toggleNotification({ type: 'danger', message: listTexts.wentWrong });
    }
  }

  return (
    <Permitted to={mayDescribe}>
      <Box background="warning100" padding={3} hasRadius>
        <Flex gap={2} wrap="wrap" alignItems="flex-end">
          <Box flex="1 1 200px" minWidth={0}>
            <Field.Root name={`picture-${id}`} hint={pictureTexts.hint}>
              <Field.Label>{pictureTexts.missing(name)}</Field.Label>
              <TextInput
                value={text}
                maxLength={maxLength}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
              />
              <Field.Hint />
            </Field.Root>
          </Box>
          <Button
            variant="secondary"
            size="L"
            disabled={text.trim() === ''}
            aria-label={pictureTexts.keepNamed(name)}
            onClick={() => void keep()}
          >
            {pictureTexts.keep}
          </Button>
        </Flex>
      </Box>
    </Permitted>
  );
}
