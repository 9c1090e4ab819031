import { useRouterState } from '@tanstack/react-router';

/** A thin bar at the top while a page is loading; its style keeps it hidden for the first 300 ms. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  return isLoading ? <div aria-hidden="true" className="route-progress" /> : null;
}
