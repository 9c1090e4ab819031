import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { loadFirstPage } from './first-page';

function createPages(path: string, loadSlowly: () => Promise<void> = () => Promise.resolve()) {
  const rootRoute = createRootRoute();
  const pages = [
    createRoute({ getParentRoute: () => rootRoute, path: '/ready' }),
    createRoute({ getParentRoute: () => rootRoute, path: '/slow', loader: loadSlowly }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/moved',
      beforeLoad: () => {
        throw redirect({ href: '/ready', replace: true });
      },
    }),
  ];
  return createRouter({
    routeTree: rootRoute.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

describe('the first page', () => {
  it('is loaded before the application is rendered', async () => {
    const router = createPages('/ready');
    await loadFirstPage(router);
    expect(router.state.status).toBe('idle');
    expect(router.state.matches.at(-1)).toMatchObject({ pathname: '/ready', status: 'success' });
  });

  it('is the one to which a page redirects', async () => {
    const router = createPages('/moved');
    await loadFirstPage(router);
    expect(router.state.matches.at(-1)).toMatchObject({ pathname: '/ready', status: 'success' });
  });

  it('is replaced by the page of a navigation before the rendering', async () => {
    const router = createPages('/slow', () => new Promise(() => undefined));
    const loading = loadFirstPage(router);
    router.history.push('/ready');
    await loading;
    expect(router.state.matches.at(-1)).toMatchObject({ pathname: '/ready', status: 'success' });
  });

  it('leaves later pages to the application, which loads each of them once', async () => {
    const router = createPages('/ready');
    const load = jest.spyOn(router, 'load');
    const stopLoading = await loadFirstPage(router);
    // Like the application, which ignores the promise.
    Reflect.apply(router.history.subscribe, router.history, [router.load]);
    stopLoading();
    load.mockClear();
    router.history.push('/slow');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is awaited for a quarter of a second', async () => {
    jest.useFakeTimers();
    const router = createPages('/slow', () => new Promise(() => undefined));
    const ready = jest.fn();
    void loadFirstPage(router).then(ready);
    await jest.advanceTimersByTimeAsync(240);
    expect(ready).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(ready).toHaveBeenCalled();
    jest.useRealTimers();
  });
});
