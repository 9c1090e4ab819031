import type { Request } from 'express';

/** The values of the cookies of a name, as the browser sent them: a path or a parent domain may have added another. */
export function cookiesNamed(request: Request, name: string): readonly string[] {
  return (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [key, value] = pair.trim().split('=', 2);
    return key === name ? [value ?? ''] : [];
  });
}
