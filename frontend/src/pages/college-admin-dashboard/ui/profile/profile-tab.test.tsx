import { screen, waitFor, within } from '@testing-library/react';
import { aCollegeInDetail, anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { aReview, anEvent } from '@test/support/reviews';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { ProfileChange } from '../../api/college-profile';

const PATCH_ROUTE = 'PATCH /api/admin/college';

const aChange = (overrides: Partial<ProfileChange> = {}): ProfileChange => ({
  id: 7,
  field: 'admission_rate',
  oldValue: 0.14,
  newValue: 0.1078,
  source: 'administrator',
  release: null,
  changedAt: '2026-03-01T12:00:00.000Z',
  changedBy: { id: 9, fullName: 'Sam Example' },
  revertible: true,
  ...overrides,
});

beforeEach(() => {
  server.respond('GET /api/colleges/1', aCollegeInDetail({ id: 1 }));
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respond('GET /api/admin/college/history', []);
});

async function openProfileForm() {
  const { user } = visit('/college-admin-dashboard?tab=profile', { as: aVerifiedAdmin() });
  const form = within(await screen.findByRole('form', { name: 'Profile Information' }));
  const save = () => user.click(form.getByRole('button', { name: 'Save changes' }));
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    if (text) await user.type(form.getByLabelText(label), text);
  };
  return { user, form, save, type };
}

describe("the college's profile", () => {
  it.each(['0.65', '65', '65%', '65.0 %'])('displays a typed rate of %s as 65.0%', async (typed) => {
    const { form, type } = await openProfileForm();
    await type('Admission rate', typed);
    expect(form.getByText('Shown as 65.0%')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Preview of the public page' })).getByText('65.0%')).toBeVisible();
  });

  it('previews the tuition once if everyone pays the same', async () => {
    const { type } = await openProfileForm();
    const preview = within(screen.getByRole('region', { name: 'Preview of the public page' }));
    await type('In-state tuition', '41,000');
    await type('Out-of-state tuition', '52,000');
    expect(preview.getAllByText(/tuition$/i).map(({ textContent }) => textContent)).toEqual([
      'In-state tuition',
      'Out-of-state tuition',
    ]);
    await type('Out-of-state tuition', '$41,000');
    expect(preview.getAllByText(/tuition$/i).map(({ textContent }) => textContent)).toEqual(['Tuition']);
  });

  it('sends only the changed fields, and shows a toast', async () => {
    server.respond(PATCH_ROUTE, aCollegeInDetail({ id: 1, admission_rate: 0.65 }));
    const { type, save } = await openProfileForm();
    await type('Admission rate', '65');
    await type('City', 'Brookline');
    await save();

    expect(await screen.findByText('College profile updated')).toBeInTheDocument();
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      city: 'Brookline',
      admission_rate: 65,
    });
  });

  it('shows the federal value beside each field, and can restore it', async () => {
    const { user, form } = await openProfileForm();
    expect(form.getByText(/Federal data: 14\.0%/)).toBeInTheDocument();
    expect(form.getByText(/Gradspan: A private university/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Use it for Admission rate' }));
    expect(form.getByLabelText('Admission rate')).toHaveValue('0.14');
    expect(form.queryByRole('button', { name: 'Use it for Admission rate' })).not.toBeInTheDocument();
  });

  it.each([
    ['15%', false],
    ['15.5', true],
    ['0.12', true],
    ['0.154', false],
    ['', false],
  ])('marks an admission rate of "%s" beside the federal 14.0%%: %p', async (typed, isMarked) => {
    const { form, type } = await openProfileForm();
    await type('Admission rate', typed);
    expect(form.queryAllByText('Differs by more than 10%')).toHaveLength(isMarked ? 1 : 0);
  });

  it.each([
    ['College name', 'A', 'College name must be at least 2 characters.'],
    ['Description', 'Too short', 'Description must be between 10 and 2000 characters.'],
    ['Website', 'nonsense', 'Please enter a valid URL.'],
    ['City', '', 'City is required.'],
    ['In-state tuition', 'much', 'Enter a whole number from 0 to 500000, without commas or symbols.'],
    ['In-state tuition', '16,2', 'Enter a whole number from 0 to 500000, without commas or symbols.'],
    ['Admission rate', '84.555%', 'Enter a decimal from 0 to 1, e.g. 0.65, or a percentage, e.g. 65.'],
    ['Founded', '18', `Enter a whole number from 1000 to ${new Date().getUTCFullYear()}, without commas or symbols.`],
  ])('rejects %s of "%s"', async (label, typed, message) => {
    const { form, type, save } = await openProfileForm();
    await type(label, typed);
    await save();
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('accepts signs and thousands separators', async () => {
    server.respond(PATCH_ROUTE, aCollegeInDetail({ id: 1 }));
    const { form, type, save } = await openProfileForm();
    await type('Admission rate', '84%');
    await type('In-state tuition', '$16,200');
    await type('Enrollment', '18,229');
    expect(form.getByText('Shown as 84.0%')).toBeInTheDocument();
    expect(form.getByText('Shown as $16,200')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: /^Preview/ })).getByText('$16,200')).toBeVisible();
    await save();
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      admission_rate: 0.84,
      tuition_in_state: 16200,
    });
  });

  it('shows an error while typing instead of a wrong preview', async () => {
    const { form, type } = await openProfileForm();
    await type('Admission rate', '140');
    expect(form.getByLabelText('Admission rate')).toHaveAccessibleDescription(/Enter a decimal from 0 to 1/);
    expect(form.getByLabelText('Admission rate')).not.toHaveAccessibleDescription(/Shown as/);
    expect(screen.queryByText('140.0%')).not.toBeInTheDocument();
    await type('Admission rate', '14');
    expect(form.getByLabelText('Admission rate')).toHaveAccessibleDescription(/Shown as 14\.0%$/);
  });

  it("shows the server's errors", async () => {
    const message = 'No college is that old.';
    server.respond(PATCH_ROUTE, problem(400, message, { errors: [{ field: 'founded_year', message }] }));
    const { form, type, save } = await openProfileForm();
    await type('Founded', '1001');
    await save();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(form.getByLabelText('Founded')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(form.getAllByText(message)).toHaveLength(1);
  });
});

describe('the update history', () => {
  async function openHistory(...changes: ProfileChange[]) {
    server.respond('GET /api/admin/college/history', changes);
    const { user } = visit('/college-admin-dashboard?tab=profile&part=history', { as: aVerifiedAdmin() });
    await screen.findByRole('tabpanel', { name: 'Update History' });
    return user;
  }

  it('shows who changed which field, with the old and the new value', async () => {
    await openHistory(
      aChange(),
      aChange({ id: 6, source: 'federal', release: '2025-04-23', changedBy: null, revertible: false }),
    );
    await screen.findAllByRole('heading', { level: 3, name: 'Admission rate' });
    const [first, second] = within(screen.getByRole('tabpanel', { name: 'Update History' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Admission rate.*14\.0%.*10\.8%.*Sam Example/);
    expect(second).toHaveTextContent(/College Scorecard, 2025-04-23/);
    expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('reverts a change after a confirmation', async () => {
    server.respond('POST /api/admin/college/history/7/revert', aCollegeInDetail({ id: 1 }));
    const user = await openHistory(aChange());
    await user.click(await screen.findByRole('button', { name: 'Revert Admission rate' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Revert admission rate?' }));
    expect(dialog.getByText(/This changes the value back to "14\.0%"/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Revert' }));

    expect(await screen.findByText('College profile updated')).toBeInTheDocument();
  });

  it('shows a toast when reverting fails', async () => {
    server.respond('POST /api/admin/college/history/7/revert', problem(409, 'This value has changed again since.'));
    const user = await openHistory(aChange());
    await user.click(await screen.findByRole('button', { name: 'Revert Admission rate' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revert' }));
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
  });

  it('is initially empty', async () => {
    await openHistory();
    await waitFor(() => expect(screen.getByText(/No changes yet/)).toBeInTheDocument());
  });
});

describe('events and reviews of the college', () => {
  it('include its events without an RSVP by its own administrators', async () => {
    server.respond('GET /api/events', [anEvent({ collegeId: 1 }), anEvent({ id: 52, title: 'Elsewhere' })]);
    server.respond('GET /api/events/mayadd', { may: 'publish', reason: null });
    visit('/college-admin-dashboard?tab=profile&part=events', { as: aVerifiedAdmin() });
    expect(await screen.findByRole('button', { name: 'Cancel event Open campus day' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'RSVP for Open campus day' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'RSVP for Elsewhere' })).toBeInTheDocument();
    expect(screen.getAllByText('3 people are going')).toHaveLength(2);
  });

  it('can be added and replied to on the dashboard', async () => {
    server.respond('GET /api/events', [anEvent({ title: 'Open house' })]);
    server.respond('GET /api/events/mayadd', { may: 'publish', reason: null });
    server.respond('GET /api/reviews', reply(200, [aReview({ collegeId: 1, reply: null })], { 'X-Total-Count': '1' }));
    server.respond('GET /api/reviews/summary', problem(404));
    const { user } = visit('/college-admin-dashboard?tab=profile', { as: aVerifiedAdmin() });
    await user.click(await screen.findByRole('tab', { name: 'Events' }));

    expect(await screen.findByRole('heading', { name: 'Open house' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Event' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'Cancel event Open house' })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('1 review')).toBeVisible();
    const { query } = server.callsTo('GET /api/reviews')[0]!;
    expect([query.get('collegeId'), query.get('order')]).toEqual(['1', 'recent']);
    expect(screen.getByRole('button', { name: /^Reply to the review by/ })).toBeVisible();
  });

  it('show a note if there are no reviews', async () => {
    server.respond('GET /api/reviews', []);
    server.respond('GET /api/reviews/summary', problem(404));
    visit('/college-admin-dashboard?tab=profile&part=reviews', { as: aVerifiedAdmin() });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });
});
