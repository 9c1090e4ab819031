import { fireEvent, render, screen } from '@testing-library/react';
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { LeaveGuard } from '.';

async function renderPage(isUnsaved: () => boolean) {
  const component = () => (
    <>
      <h1>A form</h1>
      <LeaveGuard isUnsaved={isUnsaved} text="It will be lost." isKeptAt={() => false} />
    </>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createBrowserHistory() });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'A form' });
}

/** Returns whether the browser closes the page without asking. */
const closesWithoutPrompt = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('closing a page', () => {
  it('asks for confirmation while there are unsaved changes', async () => {
    let isUnsaved = false;
    await renderPage(() => isUnsaved);
    expect(closesWithoutPrompt()).toBe(true);
    isUnsaved = true;
    expect(closesWithoutPrompt()).toBe(false);
  });
});
