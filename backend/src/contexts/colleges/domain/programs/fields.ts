/** Returns the title of a field as pages show it: "Computer Science." becomes "Computer Science". */
export const toFieldTitle = (text: string): string => text.trim().replace(/\.$/, '');

/** Returns the words of a title for addresses: "Business/Commerce, General" becomes "business-commerce-general". */
export const toFieldSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Parses the code of a field with four digits: "11.07", "1107", and without its leading zero "109".
 * @returns null if it isn't one
 */
export function parseCip(text: string): string | null {
  const code = text.trim().replace('.', '');
  return /^\d{3,4}$/.test(code) ? code.padStart(4, '0') : null;
}
