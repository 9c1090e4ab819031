import { fireEvent, render, screen } from '@testing-library/react';
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { LeaveGuard } from '.';

async function onAPage(isUnsaved: () => boolean) {
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
const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('closing a page', () => {
  it('asks for confirmation while there are unsaved changes', async () => {
    let isUnsaved = false;
    await onAPage(() => isUnsaved);
    expect(closesAtOnce()).toBe(true);
    isUnsaved = true;
    expect(closesAtOnce()).toBe(false);
  });
});
