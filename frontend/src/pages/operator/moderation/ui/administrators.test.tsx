import { screen, waitFor, within } from '@testing-library/react';
import { anAdministrator, moderate } from '@test/support/moderation';
import { problem, reply, server } from '@test/support/server';

const LIST_ROUTE = 'GET /api/moderation/administrators';

async function open(...list: ReturnType<typeof anAdministrator>[]) {
  server.respond(LIST_ROUTE, list);
  const page = moderate('/moderation?tab=administrators');
  await screen.findByRole('heading', { level: 2 });
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('requests to represent a college', () => {
  it('show a notice if there are none', async () => {
    const { user, place } = moderate();
    await user.click(await screen.findByRole('tab', { name: 'Administrators' }));
    expect(await screen.findByText(/^No requests/)).toBeInTheDocument();
    expect(place()).toBe('/moderation?tab=administrators');
  });

  it('are approved after a confirmation', async () => {
    const { user } = await open(anAdministrator());
    server.respond('POST /api/moderation/administrators/9/approve', () => {
      server.respond(LIST_ROUTE, []);
      return reply(204);
    });
    await user.click(button('Approve'));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve Sam Example?' }));
    expect(dialog.getByText(/manage the page of Boston University right away/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Sam Example can now act on behalf of Boston University.')).toBeInTheDocument();
    expect(await screen.findByText(/^No requests/)).toBeInTheDocument();
  });

  it('are declined with a reason', async () => {
    const { user } = await open(anAdministrator());
    server.respond('POST /api/moderation/administrators/9/refuse', reply(204));
    await user.click(button('Decline'));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline Sam Example?' }));
    expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Reason'), 'Not staff.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request declined')).toBeInTheDocument();
    const [call] = server.callsTo('POST /api/moderation/administrators/9/refuse');
    expect(call?.body).toEqual({ reason: 'Not staff.' });
  });

  it('show whether the work email is verified, and whether the person was declined before', async () => {
    await open(anAdministrator({ addressVerified: true, wasRefused: true }));
    expect(screen.getByText('Verified with a code')).toBeInTheDocument();
    expect(screen.getByText('This person was removed or declined before.')).toBeInTheDocument();
  });

  it('cannot be approved with an unconfirmed address', async () => {
    await open(anAdministrator({ emailConfirmed: false }));
    expect(button('Approve')).toBeDisabled();
    expect(button('Decline')).toBeEnabled();
  });

  it('show the reason when the server refuses the approval', async () => {
    const { user } = await open(anAdministrator());
    server.respond('POST /api/moderation/administrators/9/approve', problem(409, 'The address is not at bu.edu.'));
    await user.click(button('Approve'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The address is not at bu.edu.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
