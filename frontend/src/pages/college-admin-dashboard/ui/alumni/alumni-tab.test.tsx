import { screen, waitFor, within } from '@testing-library/react';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { ListedImport } from '../../api/alumni-import';
import type { CollegeAlumnus } from '../../api/college-alumni';

const anAlumnus = (overrides: Partial<CollegeAlumnus> = {}): CollegeAlumnus => ({
  id: 1,
  firstName: 'Ada',
  lastName: 'Love',
  email: 'ada@example.org',
  major: 'Math',
  graduationYear: 2018,
  claimed: false,
  claimedAt: null,
  isMentor: null,
  lastActiveMonth: null,
  invitedAt: '2026-03-01T12:00:00.000Z',
  remindedAt: null,
  purgeAt: '2026-08-28T12:00:00.000Z',
  userId: null,
  ...overrides,
});

const anImport = (overrides: Partial<ListedImport> = {}): ListedImport => ({
  id: 5,
  fileName: 'alumni.csv',
  importedBy: 'Sam Example',
  status: 'completed',
  processed: 200,
  added: 180,
  skipped: 10,
  errorCount: 10,
  startedAt: '2026-03-01T12:00:00.000Z',
  finishedAt: '2026-03-01T12:00:05.000Z',
  undoUntil: '2999-03-31T12:00:00.000Z',
  undoneAt: null,
  removed: null,
  kept: null,
  keptNames: [],
  ...overrides,
});

const LIST_ROUTE = 'GET /api/admin/alumni';
const STATISTICS = {
  total: 182,
  claimed: 12,
  unclaimed: 168,
  registeredThemselves: 2,
  availableMentors: 4,
  activeConversations: 3,
  topMentors: [{ userId: 30, fullName: 'Noor Haddad', mentees: 1 }],
  otherMentors: 2,
};

beforeEach(() => {
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/alumni/stats', STATISTICS);
  server.respond('GET /api/admin/alumni/confirmations', { canBeAsked: 2, lastAskedAt: null });
  server.respond('GET /api/admin/alumni/imports', []);
  server.respond('GET /api/admin/alumni/import-mapping', { mapping: {} });
  server.respond(LIST_ROUTE, [anAlumnus()]);
});

const enter = (query = '') => visit(`/college-admin-dashboard?tab=alumni${query}`, { as: aVerifiedAdmin() });

describe('alumni who registered themselves', () => {
  const ASK = 'POST /api/admin/alumni/confirmations';

  const requests = (canBeAsked: number, lastAskedAt: string | null) =>
    server.respond('GET /api/admin/alumni/confirmations', { canBeAsked, lastAskedAt });
  const askButton = () => screen.findByRole('button', { name: 'Ask them to confirm' });

  it('are asked to confirm their studies only after a confirmation with their number', async () => {
    server.respond(ASK, { asked: 2 });
    const { user } = enter();
    await waitFor(async () => expect(await askButton()).toBeEnabled());
    await user.click(await askButton());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ask 2 alumni to confirm?' }));
    expect(server.callsTo(ASK)).toHaveLength(0);

    requests(0, '2026-03-02T12:00:00Z');
    await user.click(dialog.getByRole('button', { name: 'Ask 2 alumni' }));
    expect(await screen.findByText('Asked 2 alumni')).toBeInTheDocument();
    expect(server.callsTo(ASK)).toHaveLength(1);
    expect(await screen.findByText(/^Last asked Mar 2, 2026\. Everyone has been asked\./)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await askButton()).toBeDisabled();
  });

  it('can be asked again when there are new ones', async () => {
    requests(1, '2026-03-02T12:00:00Z');
    enter();
    expect(await screen.findByText('Last asked Mar 2, 2026. You haven’t asked 1 alum yet.')).toBeInTheDocument();
    expect(await askButton()).toBeEnabled();
  });

  it('aren’t mentioned if there are none', async () => {
    server.respond('GET /api/admin/alumni/stats', { ...STATISTICS, registeredThemselves: 0 });
    enter();
    expect(await screen.findByRole('region', { name: 'Alumni statistics' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask them to confirm' })).not.toBeInTheDocument();
  });
});

describe('the alumni statistics', () => {
  it('show counts, and mentors who agreed to be named', async () => {
    enter();
    const statistics = within(await screen.findByRole('region', { name: 'Alumni statistics' }));
    expect(statistics.getByText('182')).toBeInTheDocument();
    expect(statistics.getByText('12 claimed, 168 invited, 2 registered themselves')).toBeInTheDocument();
    expect(statistics.getByRole('link', { name: 'Noor Haddad' })).toHaveAttribute('href', '/alumni/30');
    expect(statistics.getByText('1 mentee')).toBeInTheDocument();
    expect(statistics.getByText(/^2 other mentors also have mentees\./)).toBeInTheDocument();
  });
});

describe('earlier imports', () => {
  it('can be undone after an explanation', async () => {
    server.respond('GET /api/admin/alumni/imports', [anImport()]);
    server.respond('POST /api/admin/alumni/imports/5/undo', {
      removed: 170,
      kept: 10,
      keptNames: ['Noor Haddad', 'Ada Love'],
    });
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: /Undo alumni\.csv/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }));
    expect(dialog.getByText(/People who claimed their profile stay/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(
      await screen.findByText(
        '170 removed, 10 kept because they claimed their profile: Noor Haddad, Ada Love, 8 more.',
      ),
    ).toBeInTheDocument();
  });

  it('name the people whom an undo kept', async () => {
    server.respond('GET /api/admin/alumni/imports', [
      anImport({ status: 'undone', undoUntil: null, removed: 179, kept: 1, keptNames: ['Noor Haddad'] }),
    ]);
    enter();
    const list = within(await screen.findByRole('region', { name: 'Earlier imports' }));
    expect(list.getByText(/ · 179 removed, 1 kept: Noor Haddad$/)).toBeInTheDocument();
  });

  it("show that a failed one stored nothing, and that an old one can't be undone", async () => {
    server.respond('GET /api/admin/alumni/imports', [
      anImport({ id: 6, fileName: 'second.csv', status: 'failed', undoUntil: null }),
      anImport({ undoUntil: '2020-01-01T00:00:00.000Z' }),
    ]);
    enter();
    const list = within(await screen.findByRole('region', { name: 'Earlier imports' }));
    const rows = list.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^second.csv .*We didn’t store anything from the file/);
    expect(rows[1]).toHaveTextContent(/^alumni.csv .*\d added, \d+ skipped, \d+ with errors/);
    expect(list.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Rejected rows of alumni.csv' })).toBeInTheDocument();
  });
});

describe('the list of all alumni', () => {
  it('opens with a button, and stays open in the URL', async () => {
    const { user, place } = enter();
    await user.click(await screen.findByRole('button', { name: 'View All Alumni' }));
    expect(await screen.findByRole('table', { name: 'Alumni your college imported' })).toBeInTheDocument();
    expect(place()).toBe('/college-admin-dashboard?tab=alumni&view=all');
  });

  it('shows claim, mentor and month of last activity', async () => {
    server.respond(LIST_ROUTE, [
      anAlumnus(),
      anAlumnus({
        id: 2,
        firstName: 'Ben',
        claimed: true,
        claimedAt: '2026-03-05T12:00:00.000Z',
        isMentor: true,
        lastActiveMonth: '2026-03',
        userId: 40,
        email: null,
        purgeAt: null,
      }),
    ]);
    enter('&view=all');
    const table = within(await screen.findByRole('table', { name: 'Alumni your college imported' }));
    const [, unclaimed, claimed] = table.getAllByRole('row');
    expect(unclaimed).toHaveTextContent(/Ada Love.*Math.*2018.*Invited · will be deleted on August 28, 2026/);
    expect(claimed).toHaveTextContent(/Ben Love.*Claimed Mar 5, 2026.*Yes.*March 2026/);
    expect(within(claimed!).getByRole('link', { name: 'View profile of Ben Love' })).toHaveAttribute(
      'href',
      '/alumni/40',
    );
  });

  it('stays while the next rows load', async () => {
    const { user, place } = enter('&view=all');
    const list = await screen.findByRole('table', { name: 'Alumni your college imported' });
    server.holdRequests(LIST_ROUTE);
    await user.selectOptions(screen.getByLabelText('Claim'), 'false');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await user.click(within(list).getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(place()).toContain('sort=-name'));
  });

  it('is searched, filtered and sorted by the server', async () => {
    const { user, place } = enter('&view=all');
    await user.type(await screen.findByLabelText('Search by name, major or email'), 'ada');
    await user.selectOptions(screen.getByLabelText('Claim'), 'false');
    await user.click(await screen.findByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(place()).toContain('q=ada'));
    await waitFor(() => expect(place()).toContain('sort=-name'));
    await waitFor(() => {
      const query = server.callsTo(LIST_ROUTE).at(-1)!.query;
      expect([query.get('q'), query.get('claimed'), query.get('sort')]).toEqual(['ada', 'false', '-name']);
    });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/admin/alumni.csv?q=ada&claimed=false&sort=-name',
    );
  });

  it('resends an invitation, and removes a person after a confirmation', async () => {
    server.respond('POST /api/admin/alumni/1/resend', reply(204));
    server.respond('DELETE /api/admin/alumni/1', reply(204));
    const { user } = enter('&view=all');
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Love' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
    expect(await screen.findByText('Invitation sent again')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Ada Love' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ada Love removed')).toBeInTheDocument();
  });

  it('shows a note if no one matches the search', async () => {
    server.respond(LIST_ROUTE, []);
    enter('&view=all&q=zoe');
    expect(await screen.findByText('No alumni match your search.')).toBeInTheDocument();
  });

  it('can be loaded again after an error', async () => {
    server.respond(LIST_ROUTE, problem(500));
    const { user } = enter('&view=all');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.respond(LIST_ROUTE, [anAlumnus()]);
    await user.click(retry);
    expect(await screen.findByText('Ada Love')).toBeInTheDocument();
  });
});
