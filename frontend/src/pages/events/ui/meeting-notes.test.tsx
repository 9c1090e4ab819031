import { screen, waitFor, within } from '@testing-library/react';
import { aMeeting, meets, openEvents, someNotes } from '@test/support/meetings';
import { problem, server } from '@test/support/server';
import type { MeetingNotes } from '@/entities/meeting';

const NOTES_ROUTE = 'GET /api/meetings/31/notes';
const SAVE_ROUTE = 'PUT /api/meetings/31/notes';

async function openNotes(notes: MeetingNotes = someNotes()) {
  meets(aMeeting({ description: 'About the years to come' }));
  server.respond(NOTES_ROUTE, notes);
  const page = await openEvents();
  await page.user.click(await screen.findByRole('button', { name: /^View Meeting Notes/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Meeting' }));
  return { ...page, drawer };
}

describe('the notes of a meeting', () => {
  it('are in the URL with their meeting', async () => {
    const { drawer, place, user } = await openNotes();
    expect(place()).toBe('/events?meeting=31');
    expect(await drawer.findByText('About the years to come')).toBeInTheDocument();
    expect(await drawer.findByLabelText('Agenda')).toHaveValue('What a week is like');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(place()).toBe('/events');
  });

  it('are saved automatically', async () => {
    const { drawer, user } = await openNotes();
    expect(await drawer.findByText('Saved')).toBeInTheDocument();
    const pendingRequests = server.holdRequests(SAVE_ROUTE);
    await user.type(await drawer.findByLabelText('Notes'), 'Biology');
    expect(await drawer.findByText('Saving...')).toBeInTheDocument();
    pendingRequests[0]!.answer(
      someNotes({ notes: 'Biology', version: 2, editedBy: { id: 7, displayName: 'Robin Example' } }),
    );
    expect(await drawer.findByText('Saved')).toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([{ version: 1, notes: 'Biology' }]);
  });

  it('are saved when the drawer is closed', async () => {
    const { drawer, place, user } = await openNotes();
    const pendingRequests = server.holdRequests(SAVE_ROUTE);
    await user.type(await drawer.findByLabelText('Notes'), 'Biology');
    expect(pendingRequests).toHaveLength(0);
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe('/events'));
    expect(server.callsTo(SAVE_ROUTE).map(({ body }) => body)).toEqual([{ version: 1, notes: 'Biology' }]);
  });

  it('have action items, each assigned to a person', async () => {
    const { drawer, user } = await openNotes();
    await user.click(await drawer.findByRole('button', { name: 'Add an action item' }));
    const item = { text: 'Send the essay', ownerId: 8, dueOn: null, isDone: false };
    server.respond(SAVE_ROUTE, someNotes({ actionItems: [{ id: 5, ...item }], version: 2 }));
    await user.type(drawer.getByLabelText('Action item 1'), 'Send the essay');
    await user.selectOptions(drawer.getByLabelText('Who does Send the essay'), 'Kim Example');
    expect(await drawer.findByText('Saved')).toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE).at(-1)?.body).toMatchObject({ actionItems: [item] });
  });

  it('show the other version after a conflict, and can be saved over it', async () => {
    const { drawer, user } = await openNotes();
    server.respond(SAVE_ROUTE, problem(409, 'The notes have changed.', { code: 'mentorship.notes-changed' }));
    server.respond(NOTES_ROUTE, someNotes({ notes: 'Theirs', version: 2 }));
    await user.type(await drawer.findByLabelText('Notes'), 'Mine');
    const clash = within(await drawer.findByRole('alert', { name: 'What Kim Example wrote' }));
    expect(clash.getByText('Theirs')).toBeInTheDocument();
    expect(drawer.getByLabelText('Notes')).toHaveValue('Mine');
    server.respond(SAVE_ROUTE, someNotes({ notes: 'Mine', version: 3 }));
    await user.click(clash.getByRole('button', { name: 'Keep mine' }));
    expect(await drawer.findByText('Saved')).toBeInTheDocument();
    expect(server.callsTo(SAVE_ROUTE).at(-1)?.body).toEqual({ version: 2, notes: 'Mine' });
  });

  it('stay in the form when saving fails, and can be saved again', async () => {
    const { drawer, user } = await openNotes();
    server.respond(SAVE_ROUTE, problem(500));
    await user.type(await drawer.findByLabelText('Private note'), 'Ask again');
    expect(await drawer.findByText(/What you wrote is still here/)).toBeInTheDocument();
    server.respond(SAVE_ROUTE, someNotes({ privateNote: 'Ask again' }));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('Saved')).toBeInTheDocument();
  });
});

describe('unsaved notes', () => {
  it('are discarded only after a confirmation', async () => {
    const { drawer, place, user } = await openNotes();
    server.respond(SAVE_ROUTE, problem(500));
    await user.type(await drawer.findByLabelText('Notes'), 'Biology');
    expect(await drawer.findByText(/What you wrote is still here/)).toBeInTheDocument();

    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    expect(drawer.getByLabelText('Notes')).toHaveValue('Biology');
    expect(place()).toBe('/events?meeting=31');

    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toBe('/events'));
  });
});

describe('a meeting opened by its URL', () => {
  it('shows that it was canceled, and why', async () => {
    meets();
    server.respond('GET /api/meetings/31', aMeeting({ status: 'cancelled', reason: 'I am ill' }));
    server.respond(NOTES_ROUTE, someNotes());
    await openEvents({ address: '/events?meeting=31' });
    expect(await screen.findByText('This meeting was canceled.')).toBeInTheDocument();
    expect(screen.getByText('Reason: I am ill')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Join Call/ })).not.toBeInTheDocument();
  });

  it('is not found if it belongs to other people', async () => {
    server.respond('GET /api/meetings/31', problem(404));
    await openEvents({ address: '/events?meeting=31' });
    expect(await screen.findByRole('dialog', { name: 'Meeting not found' })).toBeInTheDocument();
  });
});
