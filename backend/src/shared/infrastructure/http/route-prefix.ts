/** Routes that lie outside of `/api`. */
export const ROUTES_WITHOUT_PREFIX = ['health/live', 'health/ready', 'pictures/:name'];

/** Whether a path leads to the API. Express does not mind upper case, so nor may anyone who guards it. */
export const isApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Whether a path leads to one of people's pictures. */
const isPicture = (path: string): boolean => /^\/pictures\/[^/]+\/?$/i.test(path);

/** Whether a path leads to something other than a page or its files: the API, a picture, the health of the instance. */
export const isForPrograms = (path: string): boolean => isApi(path) || isPicture(path) || /^\/health(\/|$)/i.test(path);
