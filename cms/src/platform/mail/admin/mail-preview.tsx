import { Typography } from '@strapi/design-system';
import { Part } from '../../lists/admin/part';
import { mailTextsTexts as texts } from './texts';
import type { Preview } from './use-preview';

/** The mail as its reader sees it, in a frame in which nothing runs. */
export function MailPreview({ preview }: { preview: Preview | null }) {
  return (
    <Part title={texts.preview}>
      {preview && (
        <>
          <Typography tag="p" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
            {texts.previewSubject(preview.subject)}
          </Typography>
          <iframe
            title={texts.preview}
            sandbox=""
            srcDoc={preview.html}
            style={{ width: '100%', height: 640, border: 0 }}
          />
        </>
      )}
    </Part>
  );
}
