/** Routes outside of `/api`. */
export const ROUTES_WITHOUT_PREFIX = [
  'health/live',
  'health/ready',
  'mcp',
  'pictures/:name',
  'embed/:collegeId',
  'robots.txt',
  'scim/*path',
  'sitemap.xml',
  'sitemap-pages.xml',
  'sitemap-states.xml',
  'sitemap-fields.xml',
  'sitemap-colleges-:part.xml',
  'sitemap-programs-:part.xml',
];

/** Checks whether a path belongs to the API. Express ignores case, so guards must ignore it as well. */
const isApiPath = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Checks whether a path belongs to SCIM, whose clients expect its own media type and errors. */
export const isScimPath = (path: string): boolean => /^\/scim(\/|$)/i.test(path);

/** Checks whether a path is the endpoint of the Model Context Protocol. */
const isMcpPath = (path: string): boolean => /^\/mcp\/?$/i.test(path);

/** Checks whether requests to a path count against the general limits. */
export const isLimitedPath = (path: string): boolean => isApiPath(path) || isMcpPath(path) || isScimPath(path);

/** Checks whether a path is the URL of a profile picture. */
const isPicturePath = (path: string): boolean => /^\/pictures\/[^/]+\/?$/i.test(path);

/** Checks whether a path is what colleges show on their own sites. */
const isEmbedPath = (path: string): boolean => /^\/embed\/[^/]+\/?$/i.test(path);

/** Checks whether a path is a file that search engines read. */
const isCrawlerFilePath = (path: string): boolean => /^\/(robots\.txt|sitemap(-[a-z]+)?(-\d+)?\.xml)$/i.test(path);

/**
 * Checks whether a path leads to something other than a page or its files: the API, SCIM, the endpoint of the Model
 * Context Protocol, a picture, a file for search engines, a frame on another site, the health of the instance.
 */
export const isNonPagePath = (path: string): boolean =>
  isLimitedPath(path) ||
  isPicturePath(path) ||
  isEmbedPath(path) ||
  isCrawlerFilePath(path) ||
  /^\/health(\/|$)/i.test(path);
