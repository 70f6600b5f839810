export const albumUid = 'api::photo-album.photo-album';

/** More photos than this no page of an album shows at a bearable weight, and no request to save them carries. */
export const maxPhotos = 1000;

export interface AlbumPicture {
  id: number;
  name: string;
  url: string;
  /** Of the file, so of every place that shows it. */
  alternativeText: string | null;
  formats: { thumbnail?: { url: string } } | null;
}

/** A photo as the draft of an album has it. */
export interface AlbumPhoto {
  id: number;
  /** Null when the media library has the file no more. */
  image: AlbumPicture | null;
  caption: string | null;
  credit: string | null;
  /** When the camera took it, as ISO 8601 in UTC. */
  takenAt: string | null;
}

export interface Album {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  /** Differs after every change of the album. */
  version: string;
  photos: AlbumPhoto[];
}

/** A photo as the page of an album sends it; its id is null when it is new. */
export interface SentPhoto extends Omit<AlbumPhoto, 'id' | 'image'> {
  id: number | null;
  image: number | null;
}

export interface SentAlbum extends Omit<Album, 'title' | 'photos'> {
  photos: SentPhoto[];
}
