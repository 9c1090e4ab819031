import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aStudent } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import { AuthProvider, useAuth } from '.';

const App = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AuthProvider>{children}</AuthProvider>
  </QueryClientProvider>
);
const open = () => renderHook(useAuth, { wrapper: App }).result;

afterEach(() => queryClient.clear());

describe('the signed-in user', () => {
  it('is loading at first', async () => {
    const pendingRequests = server.holdRequests('GET /api/user');
    const auth = open();
    expect(auth.current).toMatchObject({ user: null, isLoading: true });
    await act(async () => pendingRequests[0]!.answer(aStudent()));
    await waitFor(() => expect(auth.current).toMatchObject({ user: aStudent(), isLoading: false }));
  });

  it.each([401, 500])('is null after a %d', async (status) => {
    server.respond('GET /api/user', () => problem(status));
    const auth = open();
    await waitFor(() => expect(auth.current).toMatchObject({ user: null, isLoading: false }));
  });

  it('follows a change immediately', async () => {
    server.respond('GET /api/user', aStudent());
    const auth = open();
    await waitFor(() => expect(auth.current.user).toEqual(aStudent()));
    act(() => void queryClient.setQueryData(['/api/user'], null));
    await waitFor(() => expect(auth.current.user).toBeNull());
  });
});

describe('useAuth outside the provider', () => {
  it('throws an error', () => {
    jest.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useAuth)).toThrow('AuthProvider');
    jest.restoreAllMocks();
  });
});
