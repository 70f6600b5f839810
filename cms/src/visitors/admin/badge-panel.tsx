import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { renderSVG } from 'uqr';
import type { VisitorDetail } from '../organiser/shape';
import { registrationPath } from './paths';
import { detailTexts } from './texts';

interface Props {
  visitor: VisitorDetail;
  code: string;
  attempt: (work: () => Promise<string | null>) => Promise<void>;
}

/** Module widths of white around the code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** The badge, to be scanned from the screen, and its sheet to print. */
export function BadgePanel({ visitor: { id, name, organisation, role, days }, code, attempt }: Props) {
  const { post } = useFetchClient();
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(code, { ecc: 'M', border: quietZone }))}`;
  const print = () => {
    // Opened by the press itself: a browser blocks what opens later.
    const sheet = window.open('', '_blank');
    return attempt(async () => {
      try {
        const { data } = await post<{ pdf: string }>(`${registrationPath(id)}/badge`);
        const bytes = Uint8Array.from(atob(data.pdf), (character) => character.charCodeAt(0));
        sheet?.location.replace(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })));
      } catch (error) {
        sheet?.close();
        throw error;
      }
      return null;
    });
  };
  return (
    <Box
      tag="section"
      aria-labelledby="badge"
      background="neutral0"
      padding={4}
      hasRadius
      shadow="tableShadow"
    >
      <Typography tag="h2" variant="delta" id="badge">
        {detailTexts.badge}
      </Typography>
      <Flex gap={5} wrap="wrap" paddingTop={3} paddingBottom={3}>
        <img src={picture} alt={detailTexts.badgePicture} width={200} height={200} />
        <Box flex="1 1 220px" style={{ overflowWrap: 'anywhere' }}>
          <Typography tag="p" variant="alpha">
            {name}
          </Typography>
          <Typography tag="p" variant="beta">
            {organisation}
          </Typography>
          <Typography tag="p">{role}</Typography>
          <Typography tag="p" fontWeight="semiBold">
            {days.join(' · ')}
          </Typography>
          <Typography tag="p">{code}</Typography>
        </Box>
      </Flex>
      <Button onClick={print}>{detailTexts.print}</Button>
    </Box>
  );
}
