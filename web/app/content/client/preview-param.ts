/** The parameter of an address that carries a preview link; the content backend makes such addresses. */
export const previewParam = 'voorbeeld';
