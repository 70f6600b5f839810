import { Blocks } from '../blocks/blocks';
import type { Page } from '../cms/page';
import { Container } from '../ui/container';
import { Heading } from '../ui/heading';

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  const [first] = page.blocks;
  return (
    <>
      {first?.type !== 'hero' && (
        <div className="bg-tint plan-lines">
          <Container className="py-10 lg:py-14">
            <Heading level={1}>{page.title}</Heading>
          </Container>
        </div>
      )}
      <Blocks blocks={page.blocks} />
    </>
  );
}
