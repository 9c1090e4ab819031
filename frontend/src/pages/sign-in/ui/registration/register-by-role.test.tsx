import { screen } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { EVERYONE, acceptSignIn, pass, registerAs } from '@test/support/sign-in';
import { aCollegeAdmin, anAlum } from '@test/support/people';
import { problem, server } from '@test/support/server';

const REGISTER_ROUTE = 'POST /api/register';
const SUGGESTIONS = 'GET /api/colleges';
const ALUMNI_REQUIRED_MESSAGE = 'College, major, and graduation year are required for alumni registration';

const sentBody = () => server.callsTo(REGISTER_ROUTE).at(-1)?.body;
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const searchTerms = () => server.callsTo(SUGGESTIONS).map(({ query }) => query.get('q'));

/** Waits for the suggestions for the typed text. */
async function suggested() {
  await pass(300);
  await pass(50);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  server.respond(SUGGESTIONS, [aCollege(), aCollege({ id: 13, name: 'Boston College', city: 'Chestnut Hill' })]);
});
afterEach(() => jest.useRealTimers());

describe('registering as an alum', () => {
  const STUDIES = { College: 'A college of my own', Major: 'Biology', 'Graduation year': '2015' };
  const alum = (overrides: Record<string, string> = {}) => registerAs('Alumni', { but: { ...STUDIES, ...overrides } });

  beforeEach(() => acceptSignIn(REGISTER_ROUTE, anAlum()));

  it('sends the studies, with the year as a number', async () => {
    const form = await alum();
    await form.submit();
    expect(sentBody()).toEqual({
      ...EVERYONE,
      role: 'alumni',
      alumniCollege: 'A college of my own',
      alumniMajor: 'Biology',
      alumniGradYear: 2015,
    });
  });

  it('sends position and company if they are entered', async () => {
    const form = await alum({ 'Current position': 'Teacher', Company: 'A school' });
    await form.submit();
    expect(sentBody()).toMatchObject({ alumniCurrentPosition: 'Teacher', alumniCompany: 'A school' });
  });

  const MISSING = { College: 'College name is required', Major: 'Major is required' } as const;

  it.each([
    ['College', { College: '' }, ['College']],
    ['Major', { Major: '  ' }, ['Major']],
    ['both', { College: '', Major: '' }, ['College', 'Major']],
  ] as const)('reports missing required fields once, and each at its field: %s', async (_, overrides, wrong) => {
    const form = await alum(overrides);
    await form.submit();
    expect(form.form.getAllByText(ALUMNI_REQUIRED_MESSAGE)).toHaveLength(1);
    wrong.forEach((label) => expect(form.fault(label)).toBe(MISSING[label]));
    expect(form.field('Graduation year')).toBeValid();
    expect(form.field(wrong[0])).toHaveFocus();
    expect(sentBody()).toBeUndefined();
  });

  it.each(['1899', '2033'])('reports the graduation year %s before the form is sent', async (year) => {
    const form = await alum({ 'Graduation year': year });
    await form.submit();
    expect(form.fault('Graduation year')).toBe('Graduation year must be between 1900 and 2032');
    expect(sentBody()).toBeUndefined();
  });

  it('is preset to the current year', async () => {
    const form = await registerAs('Alumni');
    expect(form.field('Graduation year')).toHaveValue('2026');
  });

  it('replaces the preset year on typing, but not one that was entered', async () => {
    const form = await registerAs('Alumni', { empty: true });
    const year = form.field('Graduation year');
    await form.user.click(year);
    await form.user.keyboard('201');
    expect(year).toHaveValue('201');
    await form.user.click(form.field('Major'));
    await form.fill('Graduation year', '201');
    await form.user.click(form.field('Major'));
    await form.user.click(year);
    await form.user.keyboard('5');
    expect(year).toHaveValue('2015');
  });

  it('resets the year to the current one if the text is not a number', async () => {
    const form = await alum({ 'Graduation year': 'soon' });
    await form.user.tab();
    await pass(10);
    expect(form.field('Graduation year')).toHaveValue('2026');
  });

  it("shows the server's error about the studies at its field", async () => {
    const message = 'Graduation year must be 1950 or later';
    server.respond(REGISTER_ROUTE, problem(400, message, { errors: [{ field: 'alumniGradYear', message }] }));
    const form = await alum();
    await form.submit();
    expect(form.fault('Graduation year')).toBe(message);
  });

  it('sends no studies after the type has changed', async () => {
    const form = await alum();
    await form.choose('Student');
    await form.submit();
    expect(sentBody()).toEqual({ ...EVERYONE, role: 'student' });
  });
});

describe('the minimum age of alumni and college administrators', () => {
  it.each([
    ['Alumni', 'an alumni account'],
    ['College Admin', 'a college administrator account'],
  ] as const)('is checked for %s before the form is sent', async (role, account) => {
    const form = await registerAs(role, { but: { 'Birth date': '2008-11-22' } });
    await form.submit();
    expect(form.fault('Birth date')).toBe(`You must be at least 18 years old to create ${account}`);
    expect(sentBody()).toBeUndefined();
  });

  it('leaves out what applies to students under 18', async () => {
    const form = await registerAs('Student', { empty: true });
    expect(form.form.getByText(/^No one else sees your birth date\. If you’re under 18/)).toBeInTheDocument();
    await form.choose('Alumni');
    await pass(10);
    expect(form.form.getByText('No one else sees your birth date.')).toBeInTheDocument();
    expect(form.form.getByRole('checkbox', { name: 'I am at least 13 years old' })).toBeInTheDocument();
  });
});

describe('the college of an alum', () => {
  beforeEach(() => acceptSignIn(REGISTER_ROUTE, anAlum()));
  const typing = async (text: string) => {
    const form = await registerAs('Alumni', { but: { Major: 'Biology' } });
    await form.fill('College', text);
    return form;
  };

  it('is suggested from the first letter, 300 ms after the last one', async () => {
    await typing('b');
    await pass(200);
    expect(searchTerms()).toEqual([]);
    await pass(100);
    expect(searchTerms()).toEqual(['b']);
    await pass(50);
    expect(options()).toEqual(['Boston University', 'Boston College']);
  });

  it('is sent with its ID if it was chosen', async () => {
    const form = await typing('boston');
    await suggested();
    await form.user.click(screen.getByRole('option', { name: /Boston College/ }));
    await pass(10);
    expect(form.field('College')).toHaveValue('Boston College');
    await form.submit();
    expect(sentBody()).toMatchObject({ alumniCollege: 'Boston College', alumniCollegeId: 13 });
  });

  it('can be chosen with the keyboard', async () => {
    const form = await typing('boston');
    await suggested();
    await form.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await pass(10);
    expect(form.field('College')).toHaveValue('Boston College');
    expect(server.callsTo(REGISTER_ROUTE)).toEqual([]);
  });

  it('loses its ID when its name is changed', async () => {
    const form = await typing('boston');
    await suggested();
    await form.user.click(screen.getByRole('option', { name: /Boston College/ }));
    await form.user.type(form.field('College'), ' of Art');
    await suggested();
    await form.submit();
    expect(sentBody()).toMatchObject({ alumniCollege: 'Boston College of Art' });
    expect(sentBody()).not.toHaveProperty('alumniCollegeId');
  });

  it.each([
    ['there are none', [], 'We don’t have a college with that name.'],
    ['they cannot be had', problem(500), 'Suggestions aren’t available right now.'],
  ])('is taken as typed when %s', async (_, answer, note) => {
    server.respond(SUGGESTIONS, answer);
    const form = await typing('Elsewhere');
    await suggested();
    expect(form.form.getAllByText(note).length).toBeGreaterThan(0);
    await form.submit();
    expect(sentBody()).toMatchObject({ alumniCollege: 'Elsewhere' });
  });
});

describe('registering as a college administrator', () => {
  beforeEach(() => {
    acceptSignIn(REGISTER_ROUTE, aCollegeAdmin());
    server.respond(
      'GET /api/colleges/1',
      aCollegeInDetail({ id: 1, name: 'Ohio State University', city: 'Columbus', state: 'OH' }),
    );
  });

  it('shows that the account has to be verified', async () => {
    const form = await registerAs('College Admin');
    expect(form.form.getByText(/require verification of an academic email.*more information/)).toBeInTheDocument();
  });

  it('requires a college, reported at the search', async () => {
    const form = await registerAs('College Admin');
    expect(form.field('Find your college')).not.toHaveAccessibleDescription(/Your college/);
    await form.submit();
    expect(form.fault('Find your college')).toBe('Please select a college');
    expect(form.field('Find your college')).toHaveFocus();
    expect(form.form.queryByLabelText('College number')).not.toBeInTheDocument();
    expect(sentBody()).toBeUndefined();
  });

  const enterNumber = async (form: Awaited<ReturnType<typeof registerAs>>, number: string) => {
    await form.user.click(form.form.getByRole('button', { name: 'Enter the number instead' }));
    await form.fill('College number', number);
    await pass(50);
  };

  it('starts with the number 1, and names its college', async () => {
    const form = await registerAs('College Admin');
    await form.user.click(form.form.getByRole('button', { name: 'Enter the number instead' }));
    await pass(50);
    expect(form.field('College number')).toHaveValue('1');
    expect(form.field('College number')).toHaveFocus();
    expect(form.field('Find your college')).toHaveAccessibleDescription(
      'Your college: Ohio State University, Columbus, OH',
    );
    await form.submit();
    expect(sentBody()).toEqual({ ...EVERYONE, role: 'college_admin', collegeId: 1 });
  });

  it('leads back from the number to the search', async () => {
    server.respond('GET /api/colleges/999', () => problem(404));
    const form = await registerAs('College Admin');
    await enterNumber(form, '999');
    await form.user.click(form.form.getByRole('button', { name: 'Search by name instead' }));
    expect(form.form.queryByLabelText('College number')).not.toBeInTheDocument();
    expect(form.form.getByRole('button', { name: 'Enter the number instead' })).toBeVisible();
    await form.submit();
    expect(form.fault('Find your college')).toBe('Please select a college');
  });

  it('forgets the preset number when the search is used instead', async () => {
    const form = await registerAs('College Admin');
    await form.user.click(form.form.getByRole('button', { name: 'Enter the number instead' }));
    await form.user.click(form.form.getByRole('button', { name: 'Search by name instead' }));
    await form.submit();
    expect(form.fault('Find your college')).toBe('Please select a college');
    expect(sentBody()).toBeUndefined();
  });

  it('says what to do if the college is missing, and offers no unrelated ones', async () => {
    server.respond(SUGGESTIONS, [
      aCollege({ name: 'Walsh University', matched: { by: 'similar', text: 'Similar to “walsh”' } }),
    ]);
    const form = await registerAs('College Admin', { but: { 'Find your college': 'Wabash' } });
    await suggested();
    expect(options()).toEqual([]);
    expect(form.form.getAllByText(/^We don’t have .*Check the spelling, or use its official name\.$/)).not.toEqual([]);
    expect(form.form.getByRole('link', { name: /How to get your college added/ })).toHaveAttribute(
      'href',
      '/faq#college-missing',
    );
  });

  it('shows the college with the entered ID', async () => {
    server.respond('GET /api/colleges/12', aCollegeInDetail());
    const form = await registerAs('College Admin');
    await form.user.click(form.form.getByRole('button', { name: 'Enter the number instead' }));
    await form.fill('College number', '12');
    await pass(50);
    expect(form.field('Find your college')).toHaveAccessibleDescription('Your college: Boston University, Boston, MA');
    await form.submit();
    expect(sentBody()).toMatchObject({ collegeId: 12 });
  });

  it('reports that no college has the entered ID', async () => {
    server.respond('GET /api/colleges/999', () => problem(404));
    const form = await registerAs('College Admin');
    await enterNumber(form, '999');
    expect(form.fault('College number')).toBe('No college has this number.');
  });

  it('uses 1 for an ID that is not a number', async () => {
    const form = await registerAs('College Admin');
    await enterNumber(form, 'Boston');
    await form.user.tab();
    await pass(10);
    expect(form.field('College number')).toHaveValue('1');
    await form.submit();
    expect(sentBody()).toMatchObject({ collegeId: 1 });
  });

  it('finds the ID by the name', async () => {
    server.respond('GET /api/colleges/13', aCollegeInDetail({ id: 13, name: 'Boston College', city: 'Chestnut Hill' }));
    const form = await registerAs('College Admin', { but: { 'Find your college': 'boston' } });
    await suggested();
    await form.user.click(screen.getByRole('option', { name: /Boston College/ }));
    await pass(50);
    expect(form.field('Find your college')).toHaveAccessibleDescription(
      'Your college: Boston College, Chestnut Hill, MA',
    );
    expect(form.form.queryByLabelText('College number')).not.toBeInTheDocument();
    await form.submit();
    expect(sentBody()).toMatchObject({ collegeId: 13 });
  });

  it("shows the server's error about the college at its field", async () => {
    const message = 'There is no such college';
    server.respond(REGISTER_ROUTE, problem(400, message, { errors: [{ field: 'collegeId', message }] }));
    const form = await registerAs('College Admin');
    await enterNumber(form, '1');
    await form.submit();
    expect(form.fault('College number')).toBe(message);
  });
});
