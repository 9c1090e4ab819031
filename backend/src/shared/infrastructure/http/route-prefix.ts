/** Routes outside of `/api`. */
export const ROUTES_WITHOUT_PREFIX = ['health/live', 'health/ready', 'pictures/:name'];

/** Checks whether a path belongs to the API. Express ignores case, so guards must ignore it as well. */
export const isApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Checks whether a path is the URL of a profile picture. */
const isPicture = (path: string): boolean => /^\/pictures\/[^/]+\/?$/i.test(path);

/**
 * Checks whether a path leads to something other than a page or its files: the API, a picture, the health of the
 * instance.
 */
export const isForPrograms = (path: string): boolean => isApi(path) || isPicture(path) || /^\/health(\/|$)/i.test(path);
