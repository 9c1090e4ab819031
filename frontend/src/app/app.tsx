import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { CollegeListsProvider } from '@/entities/college';
import { AuthProvider } from '@/shared/auth';
import type { createAppRouter } from './router';

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Called after the router has begun to follow the address. */
  onRendered?: () => void;
}

export function App({ queryClient, router, onRendered }: AppProps) {
  useLayoutEffect(() => {
    onRendered?.();
  }, [onRendered]);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <CollegeListsProvider>
          <RouterProvider router={router} />
        </CollegeListsProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
