import type { Block, BlockType } from '../content/types/page/blocks';
import type { PhotoAlbum } from '../content/types/photo-album';

/** Blocks that open a page; a run of them at its start stands above the albums. */
const opening: readonly BlockType[] = ['hero', 'rich-text', 'text-with-image', 'figures'];

/** The editors' blocks around the albums. A gallery of an album that the page shows already is left out. */
export function aroundAlbums(
  blocks: readonly Block[],
  albums: readonly Pick<PhotoAlbum, 'publicId'>[],
): { before: Block[]; after: Block[] } {
  const shown = new Set(albums.map(({ publicId }) => publicId));
  const remaining = blocks.filter(
    (block) => !(block.type === 'gallery' && block.album !== null && shown.has(block.album.publicId)),
  );
  const firstOther = remaining.findIndex(({ type }) => !opening.includes(type));
  const split = firstOther === -1 ? remaining.length : firstOther;
  return { before: remaining.slice(0, split), after: remaining.slice(split) };
}
