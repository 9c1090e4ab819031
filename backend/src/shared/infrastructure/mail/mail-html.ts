import { loadMailLibrary, type MailLibrary } from './mail-library';
import { createMailDocument, type MailDocument } from './mail-template';

let library: Promise<MailLibrary> | undefined;

/** Mail programs expect this one; without it, some of them use their oldest layout rules. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Returns the HTML of a mail. */
export async function renderMailHtml(document: MailDocument): Promise<string> {
  library ??= loadMailLibrary().catch((error: unknown) => {
    // The next mail tries again.
    library = undefined;
    throw error;
  });
  const loaded = await library;
  return DOCTYPE + loaded.renderToStaticMarkup(createMailDocument(loaded, document));
}
