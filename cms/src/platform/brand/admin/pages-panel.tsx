import { Box, Button, Flex, Grid, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Panel } from '../../admin/content-manager';
import type { BrandPage } from '../shape';
import { pagesTexts as texts } from '../texts';

/** Beside the brand: pages of the site with it, before it is published. */
export const BrandPagesPanel: Panel = ({ model, document }) => {
  if (model !== 'api::brand.brand' || document?.documentId === undefined) return null;
  return { title: texts.title, content: <OpenPages /> };
};

function OpenPages() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography textColor="neutral600">{texts.about}</Typography>
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Trigger>
          <Button variant="secondary" fullWidth>
            {texts.open}
          </Button>
        </Modal.Trigger>
        <Modal.Content aria-describedby={undefined}>
          <Modal.Header closeLabel={texts.close}>
            <Modal.Title>{texts.title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>{isOpen && <Pages />}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Flex>
  );
}

function Pages() {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<BrandPage[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    get<{ data: BrandPage[] }>('/brand/pages').then(
      ({ data }) => isCurrent && setPages(data.data),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  if (hasFailed) return <Typography>{texts.failed}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={6}>
      {pages.map(({ title, url }) => (
        <Box tag="li" key={title}>
          <Flex justifyContent="space-between" gap={4} paddingBottom={2} wrap="wrap">
            <Typography tag="h3" variant="delta">
              {title}
            </Typography>
            <Typography
              tag="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.openNamed(title)}
              textColor="primary600"
              fontWeight="semiBold"
            >
              {texts.openPage}
            </Typography>
          </Flex>
          <Grid.Root gap={4}>
            {(['light', 'dark'] as const).map((mode) => (
              <Grid.Item key={mode} col={6} s={12} direction="column" alignItems="stretch">
                <Frame url={url} title={texts.ofPage(title, texts[mode])} mode={mode} />
              </Grid.Item>
            ))}
          </Grid.Root>
        </Box>
      ))}
    </Flex>
  );
}

/** The part of a page that a laptop shows at once, in CSS pixels of its own. */
const page = { width: 1280, height: 960 };

/**
 * A page made smaller, to look at. A frame follows the colours of its element, and without scripts nothing in it overrules
 * them, such as what the organiser chose on the site.
 */
function Frame({ url, title, mode }: { url: string; title: string; mode: 'light' | 'dark' }) {
  const [width, setWidth] = useState(0);
  const scale = width / page.width;
  return (
    <Box
      ref={(element: HTMLElement | null) => element && setWidth(element.clientWidth)}
      borderColor="neutral200"
      hasRadius
      overflow="hidden"
      style={{ height: page.height * scale }}
    >
      <iframe
        src={url}
        title={title}
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        style={{
          ...page,
          border: 0,
          pointerEvents: 'none',
          colorScheme: mode,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
