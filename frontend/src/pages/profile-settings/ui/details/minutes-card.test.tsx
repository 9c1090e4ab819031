import { act, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { anAlum } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { toastOnShow } from '@test/support/sign-in';
import type { Minutes } from '../../api/details/minutes';

const [GET, PUT] = ['GET /api/minutes', 'PUT /api/minutes'] as const;
const NONE: Minutes = {
  minutesPerMonth: null,
  used: 0,
  left: null,
  isPaused: false,
  month: '2027-03',
  timeZone: 'America/Chicago',
  helped: [],
};

const card = () => within(screen.getByRole('region', { name: 'Minutes for students' }));
const select = () => card().getByRole('combobox', { name: 'Minutes per month' });
const button = () => card().getByRole('button', { name: 'Save minutes' });

async function open(minutes: Partial<Minutes> | null = {}, isWillingToMentor = true) {
  if (minutes) server.respond(GET, { ...NONE, ...minutes });
  server.respondByDefault('GET /api/colleges', []);
  const alum = anAlum();
  const page = await openSettings(
    'details',
    aProfile({ ...alum, alumniProfile: { ...alum.alumniProfile!, isWillingToMentor } }),
  );
  await screen.findByRole('form', { name: 'Alumni details' });
  return page;
}

afterEach(() => act(() => goesOnline(true)));

describe('the minutes of an alum', () => {
  it('are set to one of the choices, and to no limit again', async () => {
    const { user } = await open();
    expect(await card().findByText(/^You’ve used 0 minutes this month/)).toBeInTheDocument();
    expect(select()).toHaveDisplayValue('No limit');
    expect(button()).toBeDisabled();
    expect(card().getByText(/Answer a student to see here/)).toBeInTheDocument();

    server.respond(PUT, { ...NONE, minutesPerMonth: 60, used: 25, left: 35 });
    await user.selectOptions(select(), '60 minutes');
    await user.click(button());
    expect(await toastOnShow()).toEqual(['Minutes saved']);
    expect(await card().findByText(/^You’ve used 25 of 60 minutes .* 35 minutes are left\.$/)).toBeInTheDocument();
    server.respond(PUT, NONE);
    await user.selectOptions(select(), 'No limit');
    await user.click(button());
    await waitFor(() =>
      expect(server.callsTo(PUT).map(({ body }) => body)).toEqual([{ minutesPerMonth: 60 }, { minutesPerMonth: null }]),
    );
  });

  it('include a number that was set elsewhere, and say that the alum is paused', async () => {
    await open({ minutesPerMonth: 50, used: 46, left: 4, isPaused: true });
    expect(
      await card().findByText(/4 minutes are left\. Students can ask you again next month\.$/),
    ).toBeInTheDocument();
    expect(select()).toHaveDisplayValue('50 minutes');
    expect(
      within(select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(3, 6),
    ).toEqual(['45 minutes', '50 minutes', '60 minutes']);
  });

  it('name whom they helped, college by college', async () => {
    const helped = [
      { collegeId: 4, collegeName: 'NYU', students: 3, minutes: 30 },
      { collegeId: 5, collegeName: 'Rice University', students: 1, minutes: 5 },
    ];
    await open({ helped });
    expect(await card().findByText('Your 30 minutes helped 3 students at NYU.')).toBeInTheDocument();
    expect(card().getByText('Your 5 minutes helped 1 student at Rice University.')).toBeInTheDocument();
  });

  it('show the reason when they can’t be saved, and can’t be changed offline', async () => {
    const { user } = await open();
    await card().findByText(/^You’ve used/);
    server.respond(PUT, problem(400, 'Enter 5 to 600 minutes, or choose no limit'));
    await user.selectOptions(select(), '15 minutes');
    act(() => goesOnline(false));
    expect(button()).toBeDisabled();
    act(() => goesOnline(true));
    await user.click(button());
    expect(await card().findByText(/Enter 5 to 600 minutes/)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    server.respond(GET, reply(500, {}));
    const { user } = await open(null);
    server.respond(GET, NONE);
    await user.click(await card().findByRole('button', { name: /Try again|Retry/ }));
    expect(await card().findByText(/^You’ve used 0 minutes/)).toBeInTheDocument();
  });

  it('are not asked for while the alum takes no students', async () => {
    await open(null, false);
    expect(screen.queryByRole('region', { name: 'Minutes for students' })).not.toBeInTheDocument();
    expect(server.callsTo(GET)).toEqual([]);
  });
});
