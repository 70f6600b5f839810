/** The response of `/brand/previous`. The admin's panels import this: no Strapi here. */
export interface PreviousBrand {
  /** The colour that the site had before this one, `#rrggbb`; null when there was no other. */
  colour: string | null;
  /** The name of the letters that it had; null when it had none by name. */
  letters: string | null;
}

/** A page with the brand as it was last saved. */
export interface BrandPage {
  title: string;
  /** Of a preview: it ends after an hour. */
  url: string;
}
