import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import { AuthProvider, type Role } from '@/shared/auth';
import { RequireRole } from './require-role';

/** Opens a page for the given roles as a student. */
function open(roles: readonly Role[], { confirmed = false, as = aStudent() } = {}) {
  server.respond('GET /api/user', as);
  server.respond('GET /api/connections/drafts', []);
  queryClient.setQueryData(['/api/user'], as);
  const component = () => (
    <RequireRole roles={roles} confirmed={confirmed}>
      {(user) => <p>Hello {user.fullName}</p>}
    </RequireRole>
  );
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router as never} />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

afterEach(() => queryClient.clear());

describe('a page for two roles', () => {
  it('opens for either role', async () => {
    open(['alumni', 'student']);
    expect(await screen.findByText('Hello Robin Example')).toBeInTheDocument();
  });

  it('names both roles to everyone else', async () => {
    open(['alumni', 'college_admin']);
    expect(
      await screen.findByText(
        "You don't have permission to access this page. This area is restricted to alumni or college_admin users.",
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Hello/)).not.toBeInTheDocument();
  });
});

describe('a page that requires a confirmed address', () => {
  it('asks the user to confirm the address', async () => {
    const as = aStudent({ emailVerified: false });
    open(['student'], { confirmed: true, as });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address first' })).toBeInTheDocument();
    expect(screen.getByText(as.email)).toBeInTheDocument();
    expect(screen.queryByText(/^Hello/)).not.toBeInTheDocument();
  });

  it('opens with a confirmed address', async () => {
    open(['student'], { confirmed: true });
    expect(await screen.findByText('Hello Robin Example')).toBeInTheDocument();
  });
});
