import { screen, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aCollegeAdmin } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import type { CollegeAdmin } from '@/entities/college-administrator';

const PUT_ROUTE = 'PUT /api/college-admin/profile';
const membership = {
  ...aCollegeAdmin().collegeAdmin!,
  status: 'active',
  department: 'Admissions',
  position: 'Dean',
} as const;

const card = () => within(screen.getByRole('region', { name: 'Administrator details' }));
const field = (name: string) => card().getByRole(name === 'College' ? 'combobox' : 'textbox', { name });
const save = () => card().getByRole('button', { name: 'Save changes' });

async function open(overrides: Partial<CollegeAdmin> | null = {}) {
  server.respond('GET /api/colleges/1', aCollege({ id: 1, name: 'First University' }));
  server.respond('GET /api/colleges/2', aCollege({ id: 2, name: 'Second University' }));
  server.respond('GET /api/colleges', reply(200, [aCollege({ id: 2, name: 'Second University' })]));
  const collegeAdmin = overrides && { ...membership, ...overrides };
  const page = await openSettings('details', aProfile({ ...aCollegeAdmin(), collegeAdmin }));
  await screen.findByRole('form', { name: 'Administrator details' });
  return page;
}

describe('the details of an administrator', () => {
  it.each([
    [{}, /^You represent First University\.$/],
    [{ status: 'pending' }, /^You asked to represent First University\. You can’t manage it/],
    [{ requestedCollegeId: 2 }, /^You represent First University, and asked to represent Second University instead\./],
    [null, /^Choose the college you want to represent\./],
  ] as const)('show the state of the membership: %j', async (overrides, sentence) => {
    await open(overrides);
    expect(await card().findByText(sentence)).toBeInTheDocument();
  });

  it('are saved as a whole', async () => {
    server.respond(PUT_ROUTE, { ...membership, department: 'Outreach' });
    const { user } = await open();
    await user.clear(field('Department'));
    await user.type(field('Department'), 'Outreach');
    await user.click(save());
    expect(await toastOnShow()).toEqual(['Administrator profile updated']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ collegeId: 1, department: 'Outreach', position: 'Dean' });
  });

  it('explain the effect of requesting another college', async () => {
    server.respond(PUT_ROUTE, { ...membership, requestedCollegeId: 2 });
    const { user } = await open();
    await user.clear(field('College'));
    await user.type(field('College'), 'Second');
    await user.click(await screen.findByRole('option', { name: /Second University/ }));
    expect(field('College')).toHaveAccessibleDescription(/You keep your current one until you’re verified/);
    await user.click(save());
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toMatchObject({ collegeId: 2 });
    expect(await card().findByText(/asked to represent Second University instead/)).toBeInTheDocument();
    expect(field('College')).toHaveValue('First University');
  });

  it('report missing fields, and focus the first', async () => {
    const { user } = await open({ department: 'A', position: null });
    await user.clear(field('College'));
    await user.type(field('Position'), 'D');
    await user.click(save());
    for (const sentence of ['Please select a college', 'Department is required', 'Position is required'])
      expect(await card().findByText(sentence)).toBeInTheDocument();
    expect(field('College')).toHaveFocus();
    expect(server.callsTo(PUT_ROUTE)).toEqual([]);
  });

  it("show the server's error at its field", async () => {
    const message = 'Please select a college';
    server.respond(PUT_ROUTE, problem(400, message, { errors: [{ field: 'collegeId', message }] }));
    const { user } = await open();
    await user.type(field('Position'), ' of Students');
    await user.click(save());
    expect(await toastOnShow()).toEqual(['Error updating administrator profile', message]);
    expect(field('College')).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});
