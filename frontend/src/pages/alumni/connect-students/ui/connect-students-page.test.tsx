import { act, screen, waitFor, within } from '@testing-library/react';
import { aConnection, aStanding } from '@test/support/alumni';
import { goesOnline } from '@test/support/browser';
import { toastOnShow } from '@test/support/sign-in';
import { anAlum, aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { aListedStudent } from '@test/support/students';
import { visit } from '@test/support/visit';
import type { ListedStudent } from '@/entities/student';

const USERS_ROUTE = 'GET /api/users';
const WITH_ROUTE = 'GET /api/connections/with/31';
const REPORTS = 'POST /api/reports';

const found = (students: ListedStudent[], total = students.length) =>
  reply(200, students, { 'X-Total-Count': String(total) });

interface PageOptions {
  students?: ListedStudent[];
  total?: number;
}

async function open(address = '', { students = [aListedStudent()], total }: PageOptions = {}) {
  server.respondByDefault(USERS_ROUTE, () => found(students, total));
  const page = visit(`/connect-students${address}`, { as: anAlum() });
  await screen.findByRole('heading', { level: 1, name: 'Connect with Students' });
  return page;
}

const lastQuery = () => server.callsTo(USERS_ROUTE).at(-1)!.query;
const row = async () => within(await screen.findByRole('article', { name: 'Robin Rivers' }));

afterEach(() => act(() => goesOnline(true)));

describe('the student directory', () => {
  it('is restricted to alumni', async () => {
    visit('/connect-students', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
    expect(screen.getByText(/restricted to alumni users/)).toBeInTheDocument();
  });

  it('loads twenty findable students at a time, and shows their number', async () => {
    await open('', { total: 143 });
    expect(await screen.findByText('143 students, page 1 of 8')).toHaveAttribute('role', 'status');
    expect(Object.fromEntries(lastQuery())).toMatchObject({ role: 'student', findable: 'true', limit: '20' });
  });

  it('shows a limited count if there are too many', async () => {
    await open('', { total: 10_000 });
    expect(await screen.findByText('10,000+ students. Search or filter to narrow the list.')).toBeInTheDocument();
  });

  it("shows studies and considered colleges, but no address of students who aren't connections", async () => {
    await open();
    const student = await row();
    for (const text of [
      'Biology · Reno High School · Class of 2027',
      'Considering Reed',
      'Connect to see contact details',
    ]) {
      expect(student.getByText(text)).toBeInTheDocument();
    }
  });

  it('shows the address of connections who share it', async () => {
    const connected = { connectionStatus: 'connected' } as const;
    const studentWithoutDetails = aListedStudent({ id: 32, fullName: 'Sam Hill', ...connected });
    await open('', { students: [aListedStudent({ email: 'robin@example.org', ...connected }), studentWithoutDetails] });
    expect((await row()).getByRole('link', { name: 'robin@example.org' })).toHaveAttribute(
      'href',
      'mailto:robin@example.org',
    );
    expect((await row()).getByText('Connected')).toBeInTheDocument();
    expect((await row()).getByRole('link', { name: /^Schedule a meeting/ })).toHaveAttribute(
      'href',
      '/events?new=1&with=31',
    );
    expect((await row()).getByRole('link', { name: /^Message/ })).toHaveAttribute('href', '/messages?with=31');
    expect(screen.getByText('No contact details')).toBeInTheDocument();
  });

  it('reports that no one was found, and can clear all filters', async () => {
    const { user, place } = await open('?q=zz&year=2027', { students: [] });
    expect(await screen.findByText('No students found matching your criteria.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(place()).toBe('/connect-students'));
    expect(screen.getByRole('heading', { level: 2, name: 'Students' })).toHaveFocus();
  });

  it('offers to retry when loading fails', async () => {
    server.respond(USERS_ROUTE, problem(500));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.respond(USERS_ROUTE, found([aListedStudent()]));
    await user.click(again);
    await row();
  });
});

describe('searching for a student', () => {
  it('fills the filters from the URL and sends them', async () => {
    await open('?q=rob&major=Bio&year=2027&state=NV&page=2', { total: 30 });
    await row();
    expect(Object.fromEntries(lastQuery())).toMatchObject({
      q: 'rob',
      major: 'Bio',
      year: '2027',
      state: 'NV',
      offset: '20',
    });
    expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('rob');
    expect(screen.getByRole('searchbox', { name: 'Intended major' })).toHaveValue('Bio');
    expect(screen.getByRole('combobox', { name: 'Graduation year' })).toHaveValue('2027');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('NV');
  });

  it('applies typed and selected filters, starting at the first page', async () => {
    const { user, place } = await open('?page=2', { total: 30 });
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'rob');
    await waitFor(() => expect(place()).toBe('/connect-students?q=rob'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Nevada');
    await waitFor(() => expect(place()).toBe('/connect-students?q=rob&state=NV'));
    await user.click(screen.getByRole('button', { name: 'Remove filter Nevada' }));
    await waitFor(() => expect(place()).toBe('/connect-students?q=rob'));
  });

  it('changes pages, and redirects to the last page if there are fewer', async () => {
    const { user, place } = await open('?page=9', { total: 30 });
    await waitFor(() => expect(place()).toBe('/connect-students?page=2'));
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(place()).toBe('/connect-students'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Students' })).toHaveFocus());
  });
});

describe('sending a request to a student', () => {
  const suggestedMessage = "Hi Robin, I'm part of the alumni network and would like to connect with you.";

  it('sends the message and shows a toast', async () => {
    server.respond(WITH_ROUTE, aStanding({ suggestedMessage }));
    server.respond('POST /api/connections', reply(201, aConnection({ toUserId: 31 })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Connect with Robin Rivers' }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue(suggestedMessage);
    server.respond(WITH_ROUTE, aStanding({ state: 'pending_sent', mayRequest: false, connection: aConnection() }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await toastOnShow()).toEqual(['Connection request sent!', 'Undo']);
    expect(server.callsTo('POST /api/connections')[0]!.body).toEqual({ toUserId: 31, message: suggestedMessage });
    expect(await screen.findByRole('button', { name: /^Request Sent/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it("shows an error with the server's reason when it fails", async () => {
    server.respond(WITH_ROUTE, aStanding({ suggestedMessage }));
    server.respond('POST /api/connections', problem(409, 'You can ask again in a month.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Connect with Robin Rivers' }));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Failed to send request')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You can ask again in a month.');
  });
});

describe('blocking and reporting a student', () => {
  it('removes a blocked student from the list, and moves the focus to the top', async () => {
    server.respond('POST /api/blocks', reply(204));
    const { user } = await open('', { students: [aListedStudent(), aListedStudent({ id: 32, fullName: 'Sam Hill' })] });
    await user.click(await screen.findByRole('button', { name: 'Block Robin Rivers' }));
    server.respond(USERS_ROUTE, found([aListedStudent({ id: 32, fullName: 'Sam Hill' })]));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    expect((await toastOnShow())[0]).toBe('Blocked');
    await waitFor(() => expect(screen.queryByText('Robin Rivers')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('sends a report, only once', async () => {
    server.respond(REPORTS, reply(201, { id: 1, isNew: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report Robin Rivers' }));
    const form = within(await screen.findByRole('form', { name: 'Report Robin Rivers' }));
    await user.click(form.getByRole('radio', { name: 'Not who they say they are' }));
    await user.type(form.getByRole('textbox', { name: /^Anything to add/ }), ' Someone else’s picture. ');
    await user.click(form.getByRole('button', { name: 'Send report' }));
    expect((await toastOnShow())[0]).toBe('Report sent');
    expect(server.callsTo(REPORTS)[0]!.body).toEqual({
      targetType: 'user',
      targetId: 31,
      reason: 'false',
      note: 'Someone else’s picture.',
    });
    const reported = await screen.findByRole('button', { name: 'Reported Robin Rivers' });
    expect(reported).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(reported).toHaveFocus());
  });

  it('shows when the student was already reported', async () => {
    server.respond(REPORTS, { id: 1, isNew: false });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report Robin Rivers' }));
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    expect((await toastOnShow())[0]).toBe('Already reported');
  });

  it('shows a failed report in the form', async () => {
    server.respond(REPORTS, problem(404, 'What you want to report is not there any more.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report Robin Rivers' }));
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you want to report is not there any more.');
  });
});
