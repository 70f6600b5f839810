/** Stands in the page where the drawings of its icons come. */
export const spriteMark = '<!--icons-->';
