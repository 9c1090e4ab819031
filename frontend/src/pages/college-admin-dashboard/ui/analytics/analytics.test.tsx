import { screen, within } from '@testing-library/react';
import { aProfile } from '@test/support/account';
import { anOwnCollege } from '@test/support/colleges';
import { aVerifiedAdmin } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { noStatistics, someStatistics } from '@test/support/statistics';
import { visit } from '@test/support/visit';
import type { MentoringHistory } from '../../api/mentoring-history';
import { formatDuration, funnelRows } from '../../model/statistics-labels';

const STATISTICS = 'GET /api/admin/college/interactions';
const STUDENTS = 'GET /api/admin/college/students';
const MENTORING = 'GET /api/admin/college/mentoring';

beforeEach(() => {
  server.respond('GET /api/user/profile', aProfile(aVerifiedAdmin()));
  server.respondByDefault('GET /api/colleges/1', problem(404));
  server.respond('GET /api/admin/college', anOwnCollege());
  server.respondByDefault(STUDENTS, { rows: [], more: null });
  server.respondByDefault(MENTORING, { k: 10, weeks: [] });
  server.respondByDefault('GET /api/admin/college/broadcasts', {
    rows: [],
    hasMore: false,
    nextPossibleAt: null,
    needsApproval: false,
  });
});

const open = (tab = '') => visit(`/college-admin-dashboard${tab}`, { as: aVerifiedAdmin() });
const card = async (name: string) => within((await screen.findByText(name)).closest('div')!);

describe('the dashboard of an administrator', () => {
  it('shows the figures of the latest closed period with their change', async () => {
    server.respond(STATISTICS, someStatistics());
    open();

    expect((await card('Profile Views')).getByText('325')).toBeVisible();
    expect((await card('Profile Views')).getByText('+12% from the previous period')).toBeVisible();
    expect((await card('Unique Student Visitors')).getByText('-5% from the previous period')).toBeVisible();
    expect((await card('High Intent Students')).getByText(/^Plus the students who share their activity/)).toBeVisible();
    expect((await card('Avg. Time on Profile')).getByText('3m 15s')).toBeVisible();
    expect(screen.getByText('31% of the students have high intent.')).toBeVisible();
    expect(screen.getByText('Mar 2 – Mar 29. Updated every Monday.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Detailed Analytics' })).toHaveAttribute(
      'href',
      '/college-admin-dashboard?tab=analytics',
    );
  });

  it('explains why figures are hidden, and shows no number instead', async () => {
    const hidden = { views: null, uniqueStudents: null, highIntent: null, highIntentShare: null, avgSeconds: null };
    server.respond(STATISTICS, someStatistics({ ...hidden, sources: null, actions: [] }));
    const { user } = open();

    expect((await card('Unique Student Visitors')).getByText('<10')).toBeVisible();
    const [explanation] = screen.getAllByText('Why is this hidden?');
    await user.click(explanation!);
    expect(screen.getAllByText(/We show a figure only if it includes at least 10 students/)[0]).toBeVisible();
  });

  it('shows a note if there are no statistics yet', async () => {
    server.respond(STATISTICS, noStatistics());
    open();

    expect(await screen.findByText(/^Not enough activity yet\./)).toBeVisible();
    expect(screen.queryByText('Profile Views')).not.toBeInTheDocument();
  });
});

describe('the analytics of an administrator', () => {
  it('are plots with a table view', async () => {
    server.respond(STATISTICS, someStatistics());
    const { user } = open('?tab=analytics');
    const sources = within(await screen.findByRole('region', { name: 'Traffic sources' }));
    expect(sources.getByText('56%')).toBeVisible();
    await user.click(sources.getByRole('button', { name: 'View as table of traffic sources' }));

    const rows = sources.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Traffic sourcesPercent', 'Direct Search56%', 'Other Sources44%']);
    const states = within(screen.getByRole('region', { name: 'States' }));
    expect(states.getByRole('listitem')).toHaveTextContent('Massachusetts: 50');
    expect(states.getByText('All others')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Intended majors' })).getByText('Hidden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/college/interactions.csv',
    );
  });

  it('list students who share their activity, and the approximate number of others', async () => {
    server.respond(STATISTICS, someStatistics());
    const row = { studentId: 'S-0A1B2C3D', location: 'MA', visits: 4, lastVisit: '2026-03-23', score: 22.5 };
    const rowWithoutVisits = { studentId: 'S-4E5F6A7B', location: null, visits: 0, lastVisit: null, score: 20 };
    server.respond(STUDENTS, { rows: [row, rowWithoutVisits], more: 25 });
    open('?tab=analytics');
    const section = within(await screen.findByRole('region', { name: 'High intent students' }));

    expect(await section.findByRole('row', { name: 'S-0A1B2C3D Massachusetts 4 Mar 23 22.5' })).toBeVisible();
    expect(section.getByRole('row', { name: 'S-4E5F6A7B Not stated 0 None 20' })).toBeVisible();
    expect(section.getByText('About 25 more students have high intent but don’t share their activity.')).toBeVisible();
    expect(section.getByText('The figure on your dashboard includes only them.')).toBeVisible();
  });

  it('show a note if no one shares their activity', async () => {
    server.respond(STATISTICS, noStatistics());
    open('?tab=analytics');

    expect(await screen.findByText('No students share their activity with your college yet.')).toBeVisible();
    expect(
      screen.getByText('We show how many other students have high intent once there are at least 10.'),
    ).toBeVisible();
  });
});

describe('the funnel', () => {
  it('isn’t shown for weeks that were closed before it was counted', async () => {
    server.respond(STATISTICS, someStatistics({ funnel: [] }));
    open('?tab=analytics');

    expect(await screen.findByRole('heading', { name: 'Traffic sources' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'From first look to high intent' })).not.toBeInTheDocument();
  });
});

describe('the mentoring history', () => {
  const aWeek = (change: Partial<MentoringHistory['weeks'][number]> = {}): MentoringHistory['weeks'][number] => ({
    week: '2026-03-30',
    from: '2026-03-02',
    weeks: 4,
    requests: 65,
    students: 60,
    steps: [
      { step: 'answered', students: 40 },
      { step: 'met', students: 20 },
      { step: 'helped', students: null },
    ],
    repliesWithinDays: 0,
    ...change,
  });
  const show = async (weeks: MentoringHistory['weeks']) => {
    server.respond(STATISTICS, noStatistics());
    server.respond(MENTORING, { k: 10, weeks });
    const { user } = open('?tab=analytics');
    return { user, section: within(await screen.findByRole('region', { name: 'Mentoring by your alumni' })) };
  };

  it('shows what followed from requests, how soon alumni reply, and a file', async () => {
    const { user, section } = await show([aWeek({ week: '2026-03-23', requests: null }), aWeek()]);
    expect(await section.findByText('Your alumni usually reply within a few hours.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'View as table of from request to result' }));

    expect(section.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'From request to resultStudents',
      'Asked60',
      'Got an answer40',
      'Met20',
      'Said it helped, or finished togetherHidden',
    ]);
    expect(section.getByRole('link', { name: 'Export CSV about mentoring' })).toHaveAttribute(
      'href',
      '/api/admin/college/mentoring.csv',
    );
  });

  it('explains why it is hidden', async () => {
    const steps = aWeek().steps.map(({ step }) => ({ step, students: null }));
    const { section } = await show([aWeek({ requests: null, students: null, steps, repliesWithinDays: null })]);

    expect((await section.findAllByText('Why is this hidden?'))[0]).toBeVisible();
    expect(section.queryByText(/usually reply/)).not.toBeInTheDocument();
  });

  it('states that there is no closed week yet', async () => {
    const { section } = await show([]);

    expect(await section.findByText(/^No closed week with requests yet\./)).toBeVisible();
  });
});

describe('funnelRows', () => {
  it('returns each step with its share of the step before, and null for hidden steps', () => {
    expect(funnelRows(someStatistics())).toEqual([
      { label: 'Viewed', value: 80 },
      { label: 'Came back within a week', value: 30, text: '30 (38%)' },
      { label: 'Added to comparison', value: 20, text: '20 (67%)' },
      { label: 'Contacted alumni', value: 10, text: '10 (50%)' },
      { label: 'High intent', value: null },
    ]);
    expect(formatDuration(194)).toBe('3m 14s');
  });
});
