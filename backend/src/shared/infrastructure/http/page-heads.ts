/** What a page says of itself to search engines and link previews, and whether it exists. */
export interface PageHead {
  /** 503 when it could not be found out */
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly description: string;
  /** The page's first heading, shown while its scripts are on their way. */
  readonly heading?: string;
  /** Path that search engines should remember; null keeps the page out of them. */
  readonly canonical: string | null;
  readonly keywords?: string;
  /** JSON-LD (schema.org). */
  readonly data?: Record<string, unknown>;
  /** Response bodies of GET routes, by path. The page reads them from the document instead of requesting them. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Knows the head of every page. Asked once per page view, so it must be quick. */
export abstract class PageHeads {
  abstract of(path: string): Promise<PageHead>;

  /** Whether a page answers this address, in exactly these letters; what it would show may still be missing. */
  abstract hasPageAt(path: string): boolean;
}
