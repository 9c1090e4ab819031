import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { CollegeListsProvider } from '@/entities/college';
import { AuthProvider } from '@/shared/auth';
import type { createAppRouter } from './router';

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

export function App({ queryClient, router }: AppProps) {
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
