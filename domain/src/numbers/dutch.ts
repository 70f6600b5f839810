export function compactKvkNumber(text: string): string {
  return text.replace(/^k\.?v\.?k\.?[ -]?(?:nummer|nr)?[.: ]*/i, '').replace(/[\s.-]/g, '');
}

/** A number of the Chamber of Commerce (KvK): 8 digits. It has no check digit. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(text.replace(/[ .]/g, ''));
}
