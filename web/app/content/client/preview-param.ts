/** The parameter of an address that carries a preview link; the content backend makes such addresses. */
export const previewParam = 'voorbeeld';

/** The parameter that names the last change that whoever made the link knows of; the server waits for a page that new. */
export const changeParam = 'na';
