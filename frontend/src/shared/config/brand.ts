/** The product's name, defined only here in the frontend; a deployment can change it with APP_NAME. */
export const DEFAULT_APP_NAME = 'Gradspan';

/** One sentence about the product, for search engines and the installed app. */
export const TAGLINE = 'Search US colleges, compare the real numbers, and talk with alumni who studied there.';

/** Returns the name that the server wrote into the page, otherwise the default. */
export function readAppName(page: Document): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content.trim();
  return written && written !== '__APP_NAME__' ? written : DEFAULT_APP_NAME;
}

export const APP_NAME = typeof document === 'undefined' ? DEFAULT_APP_NAME : readAppName(document);
