/** The head of a page for search engines and link previews, and whether the page exists. */
export interface PageHead {
  /** 503 if it could not be determined */
  readonly status: 200 | 404 | 503;
  readonly title: string;
  readonly description: string;
  /** The page's first heading, shown while its scripts load. */
  readonly heading?: string;
  /** The first paragraph below the heading, shown with it: painted later, it would be the largest paint. */
  readonly introduction?: string | null;
  /** Path for search engines to index; null excludes the page. */
  readonly canonical: string | null;
  readonly keywords?: string;
  /** JSON-LD (schema.org). */
  readonly data?: Record<string, unknown>;
  /** Response bodies of GET routes, by path. The page reads them from the document instead of requesting them. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** What the head of a page depends on besides its path. */
export interface PageView {
  /** True if the request had no session cookie. */
  readonly isVisitor: boolean;
  /** The `tab` in the query; null if there is none. */
  readonly tab: string | null;
  /** The `colleges` in the query, as sent; null if there is none or if it is repeated. */
  readonly colleges: string | null;
  /** The `programs` in the query, likewise. */
  readonly programs: string | null;
}

/** Finds the head of every page. Called once per page view, so it must be fast. */
export abstract class PageHeads {
  abstract getHead(path: string, view: PageView): Promise<PageHead>;

  /** Checks whether there is a page at exactly this path, case-sensitively; its content may still be missing. */
  abstract hasPage(path: string): boolean;

  /** Returns the path of the page that has another path as well; null if the given one is the only one. */
  abstract findCanonicalPath(path: string): string | null;
}
