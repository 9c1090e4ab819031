import { screen, within } from '@testing-library/react';
import { aConnection, anAlumniPage, anAlumniUser, aStanding, someStats } from '@test/support/alumni';
import { anAlum, aStudent } from '@test/support/people';
import { reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Relationship } from '@/entities/connection';
import type { User } from '@/shared/auth';

const SIMILAR_ROUTE = 'GET /api/alumni/21/similar';
const noor = anAlumniUser({ id: 22, fullName: 'Noor Haddad' });
const MESSAGE = 'Hi Alex, how did you choose your lab?';
const declined = aConnection({ status: 'declined', message: MESSAGE });

async function openProfile(standing: Partial<Relationship>, as: User = aStudent()) {
  server.respond('GET /api/alumni/21', anAlumniPage());
  server.respond('GET /api/connections/with/21', aStanding(standing));
  server.respond('GET /api/connections/with/22', aStanding());
  server.respond(SIMILAR_ROUTE, [noor]);
  const page = visit('/alumni/21', { as });
  await screen.findByRole('region', { name: 'Connection' });
  return page;
}
const similar = async () => within(await screen.findByRole('region', { name: 'Mentors similar to Alex Sample' }));
const message = () => screen.findByRole('textbox', { name: 'Your message' });

describe('similar mentors', () => {
  it('can be asked with the same message after a decline', async () => {
    server.respond('POST /api/connections', reply(201, aConnection()));
    const { user } = await openProfile({ state: 'declined', mayRequest: false, why: 'too-soon', connection: declined });
    await user.click((await similar()).getByRole('button', { name: 'Connect with Noor Haddad' }));
    expect(await screen.findByRole('dialog', { name: 'Connect with Noor Haddad' })).toBeInTheDocument();
    expect(await message()).toHaveValue('Hi Noor, how did you choose your lab?');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(server.callsTo('POST /api/connections')[0]!.body).toEqual({
      toUserId: 22,
      message: 'Hi Noor, how did you choose your lab?',
    });
  });

  it('are shown after a request expired', async () => {
    const expired = aConnection({ status: 'closed', closedBy: 'expired' });
    await openProfile({ state: 'none', mayRequest: true, why: null, connection: expired });
    expect((await similar()).getByRole('link', { name: 'Noor Haddad' })).toHaveAttribute('href', '/alumni/22');
  });

  it('are shown when the mentor has no room', async () => {
    await openProfile({ mayRequest: false, why: 'full' });
    expect((await similar()).getByRole('button', { name: 'Connect with Noor Haddad' })).toBeInTheDocument();
  });

  it('can be asked in the dialog of a mentor without room', async () => {
    server.respond('GET /api/connections/with/21', aStanding({ mayRequest: false, why: 'full' }));
    server.respond('GET /api/connections/with/22', aStanding());
    server.respond('GET /api/alumni/search', [anAlumniUser()]);
    server.respond('GET /api/alumni/stats', someStats());
    server.respond(SIMILAR_ROUTE, [noor]);
    const { user } = visit('/find-alumni?mentor=true', { as: aStudent() });
    await user.click(await screen.findByRole('button', { name: 'Connect with Alex Sample' }));
    await user.click((await similar()).getByRole('button', { name: 'Connect with Noor Haddad' }));
    expect(await screen.findByRole('dialog', { name: 'Connect with Noor Haddad' })).toBeInTheDocument();
    expect(await message()).toBeInTheDocument();
  });

  it('can be asked with what the student wrote before the mentor was full, also after joining the wait list', async () => {
    server.respond('GET /api/connections/with/21', aStanding());
    server.respond('GET /api/connections/with/22', aStanding());
    server.respond('GET /api/alumni/search', [anAlumniUser()]);
    server.respond('GET /api/alumni/stats', someStats());
    server.respond(SIMILAR_ROUTE, [noor]);
    server.respond('PUT /api/alumni/21/wait-list', reply(204));
    const { user } = visit('/find-alumni?mentor=true', { as: aStudent() });
    await user.click(await screen.findByRole('button', { name: 'Connect with Alex Sample' }));
    await user.clear(await message());
    await user.type(await message(), 'Hi Alex, is the lab open in summer?');
    server.respond('GET /api/connections/with/21', aStanding({ mayRequest: false, why: 'full' }));
    server.respond('POST /api/connections', reply(409, { code: 'mentorship.mentor-full', message: 'Full' }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    server.respond('GET /api/connections/with/21', aStanding({ mayRequest: false, why: 'full', isOnWaitList: true }));
    await user.click(await screen.findByRole('button', { name: 'Join the wait list' }));
    await screen.findByRole('button', { name: 'Leave the wait list' });
    await user.click((await similar()).getByRole('button', { name: 'Connect with Noor Haddad' }));
    await screen.findByRole('dialog', { name: 'Connect with Noor Haddad' });
    expect(await message()).toHaveValue('Hi Noor, is the lab open in summer?');
  });

  it('are shown with past requests of a student', async () => {
    server.respond('GET /api/my-people', [declined]);
    server.respond(SIMILAR_ROUTE, [noor]);
    visit('/my-people?tab=past', { as: aStudent() });
    expect((await similar()).getByText('Noor Haddad')).toBeInTheDocument();
  });

  it('are requested only for the newest of several past requests', async () => {
    const connected = aConnection({ id: 60, status: 'closed', closedBy: 'withdrawn' });
    server.respond('GET /api/my-people', [connected, { ...declined, id: 62 }, declined]);
    server.respond(SIMILAR_ROUTE, [noor]);
    visit('/my-people?tab=past', { as: aStudent() });
    expect((await similar()).getByText('Noor Haddad')).toBeInTheDocument();
    expect(screen.getAllByRole('region', { name: 'Mentors similar to Alex Sample' })).toHaveLength(1);
  });

  it('are shown neither to alumni nor while a request can be sent', async () => {
    await openProfile({ state: 'declined', connection: declined }, anAlum());
    expect(server.callsTo(SIMILAR_ROUTE)).toEqual([]);
  });
});
