/** The query parameter that carries a preview link; the content backend makes such URLs. */
export const previewParam = 'voorbeeld';

/** The parameter that names the last change that whoever made the link knows of; the server waits for a page that new. */
export const changeParam = 'na';
