import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { goesOnline } from '@test/support/browser';
import { silenceConsole } from '@test/support/console';
import { reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { toast } from '@/shared/ui/toast';

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('navigating to another page', () => {
  it('moves the focus to its heading and announces its title', async () => {
    const { user } = visit('/');
    await h1(/^Ask someone/);
    await user.click(screen.getByRole('link', { name: 'Terms of Service' }));
    const heading = await h1('Terms of Service');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Terms of Service · Gradspan', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('keeps the focus in a toast that was focused while the page was loading', async () => {
    server.respond('GET /api/colleges/search', reply(200, [aCollege({ id: 12 })], { 'X-Total-Count': '1' }));
    const pendingRequests = server.holdRequests('GET /api/colleges/12');
    const { user } = visit('/?q=boston');
    await user.click(await screen.findByRole('link', { name: aCollege().name }));
    act(() => toast({ title: 'College saved' }));
    await screen.findByText('College saved', { selector: 'li *' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    act(() => pendingRequests[0]!.answer(reply(200, aCollegeInDetail({ id: 12 }))));
    await h1(aCollegeInDetail().name);
    await screen.findByText(/Gradspan$/, { selector: '[role=status]' });
    expect(screen.getByRole('region', { name: /F8/ })).toContainElement(document.activeElement as HTMLElement);
  });

  it("doesn't move the focus on the first page", async () => {
    visit('/terms');
    await h1('Terms of Service');
    expect(document.body).toHaveFocus();
  });

  it('keeps the focus in the search box while its term is added to the URL', async () => {
    server.respond('GET /api/colleges/search', reply(200, [aCollege()], { 'X-Total-Count': '1' }));
    const { user, place } = visit('/');
    await h1(/^Ask someone/);
    await user.type(screen.getByRole('searchbox'), 'boston');
    await waitFor(() => expect(place()).toBe('/?q=boston'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('a page that fails to load', () => {
  it('shows an error and can be retried', async () => {
    silenceConsole();
    server.failToConnect('GET /api/colleges/12');
    const { user } = visit('/college/12');
    await h1('We couldn’t show this page');
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await h1('Boston University');
  });
});

describe('an offline device', () => {
  it("shows that changes won't be saved", async () => {
    visit('/auth');
    await h1(/Bridge/);
    act(() => goesOnline(false));
    expect(screen.getByText("You're offline. Changes won’t be saved.")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    act(() => goesOnline(true));
    expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  });
});
