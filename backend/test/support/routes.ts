import type { NestExpressApplication } from '@nestjs/platform-express';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
}

export interface MountedRoute {
  readonly method: string;
  /** As in Express: `/api/colleges/:id`. */
  readonly path: string;
}

/** Answers that never end: a test must not wait for them. */
export const isStream = ({ path }: Pick<MountedRoute, 'path'>): boolean => path === '/api/stream';

/** Every route that the server answers, from the router itself; the pages of the API's documentation left out. */
export function mountedRoutes(app: NestExpressApplication): MountedRoute[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => {
      const methods = Object.keys(route?.methods ?? {});
      // Nest mounts one route for all methods, which says 404, behind each that is outside of its prefix.
      return route && methods.length === 1
        ? methods.map((method) => ({ method: method.toUpperCase(), path: route.path }))
        : [];
    })
    .filter(({ path }) => !/^\/api\/(docs|openapi\.json)/.test(path));
}
