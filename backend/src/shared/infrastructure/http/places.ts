/** Whether a path leads to the API. Express does not mind upper case, so nor may whoever guards it. */
export const isApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Whether a path leads to a controller and not to a page or its files: the API, people's pictures, the health of the instance. */
export const isForPrograms = (path: string): boolean => isApi(path) || /^\/(health|pictures)(\/|$)/i.test(path);
