import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from '.';

jest.mock('./toast-host', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

describe('a toast whose code cannot be loaded', () => {
  it('shows its message, and can be dismissed', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'Error', text: 'We couldn’t reach the server.', variant: 'destructive' }));
    expect(await screen.findByText('We couldn’t reach the server.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('We couldn’t reach the server.')).not.toBeInTheDocument();
  });
});
