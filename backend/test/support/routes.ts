import type { NestExpressApplication } from '@nestjs/platform-express';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
}

export interface MountedRoute {
  readonly method: string;
  /** In the notation of Express: `/api/colleges/:id`. */
  readonly path: string;
}

/** Checks whether the response never ends, so that a test must not wait for it. */
export const isStream = ({ path }: Pick<MountedRoute, 'path'>): boolean => path === '/api/stream';

/** Returns every route of the server, read from the router, except the pages of the API documentation. */
export function mountedRoutes(app: NestExpressApplication): MountedRoute[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => {
      const methods = Object.keys(route?.methods ?? {});
      // Nest also mounts a route for all methods, which returns 404, for paths outside its prefix.
      return route && methods.length === 1
        ? methods.map((method) => ({ method: method.toUpperCase(), path: route.path }))
        : [];
    })
    .filter(({ path }) => !/^\/api\/(docs|openapi\.json)/.test(path));
}
