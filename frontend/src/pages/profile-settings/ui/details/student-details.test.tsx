import { screen, within } from '@testing-library/react';
import { aProfile, openSettings } from '@test/support/account';
import { toastOnShow } from '@test/support/sign-in';
import { aPreview, aStudentProfile } from '@test/support/profiles';
import { problem, server } from '@test/support/server';

const PUT_ROUTE = 'PUT /api/student/profile';
const form = () => within(screen.getByRole('form', { name: 'Student details' }));
const field = (name: string) => form().getByRole('textbox', { name });

async function open(address = 'details', overrides: Parameters<typeof aStudentProfile>[0] = {}) {
  const page = await openSettings(address, aProfile({ studentProfile: aStudentProfile(overrides) }));
  await screen.findByRole('form', { name: 'Student details' });
  return page;
}

describe('the details of a student', () => {
  it('send only what was changed', async () => {
    server.respond(PUT_ROUTE, aStudentProfile({ intendedMajor: 'Biology', graduationYear: 2027 }));
    const { user } = await open('details', { currentSchool: 'Lincoln High' });
    await user.type(field('Intended major'), 'Biology');
    await user.type(field('Graduation year'), '2027');
    await user.clear(field('School'));
    await user.click(form().getByRole('button', { name: 'Add Healthcare' }));
    await user.click(form().getByRole('button', { name: 'Save changes' }));
    expect(await toastOnShow()).toEqual(['Profile updated']);
    expect(server.callsTo(PUT_ROUTE)[0]!.body).toEqual({
      intendedMajor: 'Biology',
      graduationYear: 2027,
      currentSchool: null,
      preferredIndustries: 'Healthcare',
    });
  });

  it('count the characters of long texts', async () => {
    const { user } = await open('details', { bio: 'Hello' });
    expect(field('Bio')).toHaveAccessibleDescription(/5 of 2,000 characters/);
    await user.type(field('Bio'), ' you');
    expect(field('Bio')).toHaveAccessibleDescription(/9 of 2,000 characters/);
  });

  it('show an error when saving fails', async () => {
    server.respond(PUT_ROUTE, problem(500));
    const { user } = await open();
    await user.type(field('School'), 'Lincoln High');
    await user.click(form().getByRole('button', { name: 'Save changes' }));
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(field('School')).toHaveValue('Lincoln High');
  });

  it('ask adults for contact data', async () => {
    await open();
    expect(await form().findByRole('textbox', { name: 'Phone' })).toBeInTheDocument();
    expect(field('Contact email')).toBeInTheDocument();
  });

  it('do not ask minors for contact data', async () => {
    server.respond('GET /api/privacy/preview', aPreview({ isShown: false, why: 'minor', person: null }));
    await open();
    expect(await form().findByText(/^Until you’re 18, no one else sees your location/)).toBeInTheDocument();
    expect(form().queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
    expect(form().queryByRole('textbox', { name: 'Contact email' })).not.toBeInTheDocument();
  });

  it('focus the field in the URL', async () => {
    await open('details#careerGoals');
    expect(field('Career goals')).toHaveFocus();
  });
});
