import { Button, Flex } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { listTexts } from './texts';

export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    // The header would put a button alone in the middle.
    <Flex>
      <Button variant="ghost" startIcon={<ArrowLeft />} onClick={onBack}>
        {listTexts.back}
      </Button>
    </Flex>
  );
}
