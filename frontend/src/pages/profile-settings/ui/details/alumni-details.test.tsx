import { act, screen, waitFor, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { goesOnline } from '@test/support/browser';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { anAlum } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import type { AlumniProfile } from '@/entities/profile';

const PUT_ROUTE = 'PUT /api/alumni/profile';
const alumniProfile = anAlum().alumniProfile!;
const anAlumProfile = (overrides: Partial<AlumniProfile> = {}) =>
  aProfile({ ...anAlum(), alumniProfile: { ...alumniProfile, ...overrides } });

const form = () => within(screen.getByRole('form', { name: 'Alumni details' }));
const field = (name: string) =>
  form().getByRole<HTMLInputElement>(name === 'College' || name === 'Industry' ? 'combobox' : 'textbox', { name });

async function open(profile = anAlumProfile()) {
  server.respondByDefault('GET /api/colleges', []);
  const page = await openSettings('details', profile);
  await screen.findByRole('form', { name: 'Alumni details' });
  return {
    ...page,
    fill: async (name: string, text: string) => {
      await page.user.clear(field(name));
      await page.user.click(field(name));
      await page.user.paste(text);
    },
    save: () => page.user.click(form().getByRole('button', { name: 'Save changes' })),
  };
}

afterEach(() => act(() => goesOnline(true)));

describe('the details of an alum', () => {
  it('send only what was changed, and show the stored values', async () => {
    server.respond(PUT_ROUTE, { ...alumniProfile, company: 'Example Labs', skills: 'Python, SQL' });
    const { fill, user, save } = await open();
    await fill('Company', ' Example Labs ');
    await user.type(field('Skills'), 'Python,SQL');
    await save();
    expect(await toastOnShow()).toEqual(['Alumni profile updated']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ company: 'Example Labs', skills: 'Python, SQL' });
    expect(field('Company')).toHaveValue('Example Labs');
    expect(form().getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('send the chosen college with its ID', async () => {
    server.respond('GET /api/colleges', reply(200, [aCollege({ id: 31, name: 'Some University' })]));
    server.respond(PUT_ROUTE, { ...alumniProfile, college: 'Some University', collegeId: 31 });
    const { fill, user, save } = await open();
    await fill('College', 'Some');
    await user.click(await screen.findByRole('option', { name: /Some University/ }));
    await save();
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ college: 'Some University', collegeId: 31 });
  });

  it('send the college from which the alum transferred, chosen from the list, and clear it', async () => {
    const name = 'Transferred from (optional)';
    const combobox = () => form().getByRole('combobox', { name });
    server.respond('GET /api/colleges/8', aCollege({ id: 8, name: 'Community College' }));
    server.respond('GET /api/colleges', reply(200, [aCollege({ id: 31, name: 'Some University' })]));
    server.respond(PUT_ROUTE, { ...alumniProfile, transferredFromCollegeId: 31 });
    const { user, save } = await open(anAlumProfile({ transferredFromCollegeId: 8 }));
    await waitFor(() => expect(combobox()).toHaveValue('Community College'));
    await user.clear(combobox());
    await user.click(combobox());
    await user.paste('Some');
    await save();
    expect(await form().findByText('Choose a college from the list, or clear the text.')).toBeInTheDocument();
    expect(server.callsTo(PUT_ROUTE)).toEqual([]);
    await user.click(combobox());
    await user.click(await screen.findByRole('option', { name: /Some University/ }));
    await save();
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ transferredFromCollegeId: 31 });
    expect(combobox()).toHaveValue('Some University');
    server.respond(PUT_ROUTE, alumniProfile);
    await user.clear(combobox());
    await save();
    await waitFor(() => expect(server.callsTo(PUT_ROUTE)).toHaveLength(2));
    expect(server.callsTo(PUT_ROUTE)[1]!.body).toEqual({ transferredFromCollegeId: null });
  });

  it('send the considered colleges, after adding one and removing another', async () => {
    server.respond('GET /api/colleges', reply(200, [aCollege({ id: 31, name: 'Some University' })]));
    server.respond(PUT_ROUTE, { ...alumniProfile, consideredColleges: [{ id: 31, name: 'Some University' }] });
    const { user, save } = await open(anAlumProfile({ consideredColleges: [{ id: 8, name: 'Another College' }] }));
    await user.click(form().getByRole('button', { name: 'Remove Another College' }));
    expect(form().getByRole('combobox', { name: 'Colleges you considered' })).toHaveFocus();
    await user.click(form().getByRole('combobox', { name: 'Colleges you considered' }));
    await user.paste('Some');
    await user.click(await screen.findByRole('option', { name: /Some University/ }));
    expect(form().getByRole('button', { name: 'Remove Some University' })).toBeInTheDocument();
    expect(form().getByRole('combobox', { name: 'Colleges you considered' })).toHaveValue('');
    await save();
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ consideredColleges: [31] });
  });

  it('send a college that is not in the list without an ID', async () => {
    server.respond(PUT_ROUTE, { ...alumniProfile, college: 'Night School', collegeId: null });
    const { fill, save } = await open();
    await fill('College', 'Night School');
    await save();
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ college: 'Night School', collegeId: null });
  });

  it('ask for the number of students if the alum is willing to mentor', async () => {
    server.respond(PUT_ROUTE, { ...alumniProfile, isWillingToMentor: true, maxMentees: 5 });
    const { user, save } = await open();
    expect(form().queryByRole('combobox', { name: 'Students at a time' })).not.toBeInTheDocument();
    await user.click(form().getByRole('switch', { name: 'Willing to mentor' }));
    await user.selectOptions(form().getByRole('combobox', { name: 'Students at a time' }), '5');
    await save();
    await toastOnShow();
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({ isWillingToMentor: true, maxMentees: 5 });
  });

  it('report invalid fields, and focus the first', async () => {
    const { fill, user, save } = await open();
    await fill('College', 'B');
    await user.clear(field('Major'));
    await fill('Graduation year', '20');
    await fill('LinkedIn', 'me');
    await save();
    for (const sentence of [
      'College name is required',
      'Major is required',
      'Graduation year is required',
      'Enter an address that starts with https://www.linkedin.com/.',
    ])
      expect(await form().findByText(sentence)).toBeInTheDocument();
    expect(field('College')).toHaveFocus();
    expect(server.callsTo(PUT_ROUTE)).toEqual([]);
  });

  it('focus the field that the server refuses', async () => {
    const message = 'Graduation year must be between 1900 and 2032';
    server.respond(PUT_ROUTE, problem(400, message, { errors: [{ field: 'graduationYear', message }] }));
    const { fill, save } = await open();
    await fill('Graduation year', '1850');
    await save();
    expect(await toastOnShow()).toEqual(['Error updating alumni profile', message]);
    await waitFor(() => expect(field('Graduation year')).toHaveFocus());
    expect(field('Graduation year')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("show the server's message if it names no field", async () => {
    const message = 'Your role is another one now.';
    server.respond(PUT_ROUTE, problem(403, message, { code: 'mentorship.other-role' }));
    const { fill, save } = await open();
    await fill('Company', 'Example Labs');
    await save();
    expect(await toastOnShow()).toEqual(['Error updating alumni profile', message]);
    expect(form().getByRole('alert')).toHaveTextContent(message);
  });

  it('are disabled while saving and while offline', async () => {
    const pendingRequests = server.holdRequests(PUT_ROUTE);
    const { fill, save } = await open();
    await fill('Company', 'Example Labs');
    act(() => goesOnline(false));
    expect(form().getByRole('button', { name: 'Save changes' })).toBeDisabled();
    act(() => goesOnline(true));
    await save();
    expect(await form().findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(pendingRequests).toHaveLength(1));
    act(() => pendingRequests[0]!.answer(alumniProfile));
    expect(await toastOnShow()).toEqual(['Alumni profile updated']);
  });

  it('are empty after a change of role', async () => {
    await open(aProfile({ ...anAlum(), alumniProfile: null }));
    expect(field('College')).toHaveValue('');
    expect(field('Graduation year')).toHaveValue('');
  });
});
