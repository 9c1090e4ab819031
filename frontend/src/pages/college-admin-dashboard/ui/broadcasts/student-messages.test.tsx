import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { noStatistics } from '@test/support/statistics';
import { visit } from '@test/support/visit';
import type { Broadcast } from '../../api/broadcasts';

const LIST_ROUTE = 'GET /api/admin/college/broadcasts';
const SEND_ROUTE = 'POST /api/admin/college/broadcasts';

const aBroadcast = (overrides: Partial<Broadcast> = {}): Broadcast => ({
  id: 4,
  subject: 'Open day in April',
  content: 'Visit us on Saturday.',
  status: 'sent',
  createdAt: '2026-03-02T12:00:00.000Z',
  decidedAt: '2026-03-02T12:00:00.000Z',
  delivered: '10+',
  authorName: 'Morgan Dean',
  isOwn: true,
  canApprove: false,
  answers: 0,
  ...overrides,
});
const nothing = { rows: [], hasMore: false, nextPossibleAt: null, needsApproval: false };

beforeEach(() => {
  server.respond('GET /api/user/profile', aProfile(aVerifiedAdmin()));
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/college/interactions', noStatistics());
  server.respond('GET /api/admin/college/students', { rows: [], more: null });
});

async function open() {
  const page = visit('/college-admin-dashboard?tab=analytics', { as: aVerifiedAdmin() });
  return { ...page, section: within(await screen.findByRole('region', { name: 'Messages to students' })) };
}

describe('a notification about messages to students', () => {
  const follow = (hash: string) => visit(`/college-admin-dashboard?tab=analytics#${hash}`, { as: aVerifiedAdmin() });

  it('leads to the newest message with an answer, and opens its answers', async () => {
    server.respond(LIST_ROUTE, {
      ...nothing,
      rows: [
        aBroadcast({ id: 5, subject: 'Visit in May' }),
        aBroadcast({ answers: 1 }),
        aBroadcast({ id: 3, answers: 2 }),
      ],
    });
    server.respond('GET /api/admin/college/broadcasts/4/answers', []);
    server.respond('GET /api/admin/college/broadcasts/3/answers', []);
    follow('student-answers');
    const [title] = await screen.findAllByRole('heading', { name: 'Open day in April' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('1 student answered').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('2 students answered').closest('details')).not.toHaveAttribute('open');
  });

  it.each(['student-messages', 'student-answers'])('leads to the section without an answer: %s', async (hash) => {
    server.respond(LIST_ROUTE, nothing);
    follow(hash);
    const title = await screen.findByRole('heading', { name: 'Messages to students' });
    await waitFor(() => expect(title).toHaveFocus());
  });
});

describe('messages to students', () => {
  it('are sent, and show how many students receive them', async () => {
    server.respond(LIST_ROUTE, nothing);
    const { delivered, ...sent } = aBroadcast({ delivered: '40+' });
    server.respond(SEND_ROUTE, reply(201, { ...sent, delivered }));
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Message students' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Message students' }));
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(dialog.getByText('Write a subject')).toBeInTheDocument();
    expect(server.callsTo(SEND_ROUTE)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Open day in April');
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Visit us on Saturday.');
    server.respond(LIST_ROUTE, { ...nothing, rows: [aBroadcast()], nextPossibleAt: '2026-03-16T12:00:00.000Z' });
    await user.click(dialog.getByRole('button', { name: 'Send message' }));

    expect(await screen.findByText('40+ students will receive it.')).toBeInTheDocument();
    expect(server.callsTo(SEND_ROUTE)[0]?.body).toEqual({
      subject: 'Open day in April',
      content: 'Visit us on Saturday.',
    });
    expect(await section.findByText(/^You can send the next message on /)).toBeVisible();
    expect(section.getByRole('button', { name: 'Message students' })).toBeDisabled();
    expect(section.getByText(/10\+ students$/)).toBeVisible();
  });

  it('wait for a colleague, who approves after a confirmation', async () => {
    const waiting = aBroadcast({ status: 'waiting', delivered: null, isOwn: false, canApprove: true });
    server.respond(LIST_ROUTE, { ...nothing, rows: [waiting], needsApproval: true });
    server.respond('POST /api/admin/college/broadcasts/4/approve', aBroadcast());
    const { user, section } = await open();
    expect(await section.findByText('Visit us on Saturday.')).toBeVisible();
    expect(section.getByRole('button', { name: 'Decline' })).toBeEnabled();
    expect(section.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Approve and send' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Send this message?' }));
    server.respond(LIST_ROUTE, { ...nothing, rows: [aBroadcast()] });
    await user.click(question.getByRole('button', { name: 'Send message' }));

    expect(await screen.findByText('Message sent')).toBeInTheDocument();
    expect(server.callsTo('POST /api/admin/college/broadcasts/4/approve')).toHaveLength(1);
  });

  it('can be withdrawn by their author', async () => {
    server.respond(LIST_ROUTE, { ...nothing, rows: [aBroadcast({ status: 'waiting', delivered: null })] });
    server.respond('DELETE /api/admin/college/broadcasts/4', null);
    const { user, section } = await open();
    expect(section.queryByRole('button', { name: 'Approve and send' })).not.toBeInTheDocument();
    await user.click(await section.findByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('Message withdrawn')).toBeInTheDocument();
  });

  it('show the replies of students, and send a reply', async () => {
    server.respond(LIST_ROUTE, { ...nothing, rows: [aBroadcast({ answers: 1 })] });
    const answer = { id: 1, isByCollege: false, authorName: 'Kim Example', createdAt: '2026-03-03T12:00:00.000Z' };
    server.respond('GET /api/admin/college/broadcasts/4/answers', [
      { studentId: 7, fullName: 'Kim Example', answers: [{ ...answer, content: 'Is there parking?' }] },
    ]);
    server.respond('POST /api/admin/college/broadcasts/4/answers/7', null);
    const { user, section } = await open();
    await user.click(await section.findByText('1 student answered'));
    expect(await section.findByText('Is there parking?')).toBeVisible();
    const box = section.getByRole('textbox', { name: 'Reply to Kim Example' });
    await user.type(box, '  ');
    fireEvent.submit(box.closest('form')!);
    expect(server.callsTo('POST /api/admin/college/broadcasts/4/answers/7')).toHaveLength(0);
    await user.clear(box);
    await user.type(box, 'Yes.');
    await user.click(section.getByRole('button', { name: 'Send reply' }));

    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    expect(server.callsTo('POST /api/admin/college/broadcasts/4/answers/7')[0]?.body).toEqual({ content: 'Yes.' });
  });

  it('show why they were rejected, and keep the text', async () => {
    server.respond(LIST_ROUTE, nothing);
    server.respond(SEND_ROUTE, problem(409, 'A message of your college is waiting for approval.'));
    const { user, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Message students' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Message students' }));
    await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Open day');
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Visit us on Saturday.');
    await user.click(dialog.getByRole('button', { name: 'Send message' }));

    expect(await dialog.findByText(/waiting for approval/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Open day');
  });
});
