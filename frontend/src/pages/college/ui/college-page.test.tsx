import { screen, waitFor, within } from '@testing-library/react';
import { aCollege, aCollegeInDetail } from '@test/support/colleges';
import { silenceConsole } from '@test/support/console';
import { openDocumentBy } from '@test/support/navigation';
import { aStudent, anAlum } from '@test/support/people';
import { problem, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { CollegeDetail } from '@/entities/college';
import type { User } from '@/shared/auth';

async function open(college: Partial<CollegeDetail> = {}, as: User | null = null) {
  server.respond('GET /api/colleges/12', aCollegeInDetail(college));
  const page = visit('/college/12', { as });
  await screen.findByRole('heading', { level: 1, name: 'Boston University' });
  return page;
}

const region = (name: string) => screen.getByRole('region', { name });
const queryRegion = (name: string) => screen.queryByRole('region', { name });
const figures = (container: HTMLElement | null) =>
  Object.fromEntries(
    [...(container?.querySelectorAll('dl > div') ?? [])].map((fact) => [
      fact.querySelector('dt')?.textContent,
      [...fact.querySelectorAll('dd')].map((figure) => figure.textContent),
    ]),
  );

describe('the header of a college page', () => {
  it('shows location, type and aliases', async () => {
    await open();
    expect(screen.getByText('Boston, MA')).toBeInTheDocument();
    expect(screen.getByText('Private Non-Profit 4-year')).toBeInTheDocument();
    expect(screen.getByText('Also known as BU.')).toBeInTheDocument();
  });

  it('opens the official website in a new tab, and announces that', async () => {
    await open({ website: 'www.bu.edu' });
    const website = screen.getByRole('link', { name: 'Visit Official Website (opens in a new tab)' });
    expect(website).toHaveAttribute('href', 'https://www.bu.edu/');
    expect(website).toHaveAttribute('target', '_blank');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows no website link for other protocols than http and https', async () => {
    await open({ website: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: /^Visit Official Website/ })).not.toBeInTheDocument();
  });

  it('links to the main campus of a branch', async () => {
    await open({ branch_of: { id: 7, name: 'Parent College' } });
    expect(screen.getByRole('link', { name: 'Parent College' })).toHaveAttribute('href', '/college/7');
  });

  it('links back to the search', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Back to college search' })).toHaveAttribute('href', '/');
  });
});

describe('questions about the figures of a college', () => {
  const anAnswer = {
    id: 9,
    postId: 9,
    collegeId: 12,
    about: { figure: 'books', cip: null, level: null },
    question: 'Did you need all the books?',
    answer: 'No, the library had most of them.',
    month: '2026-11',
    signature: 'Verified alum of Boston University',
  };
  const links = () => screen.queryAllByRole('link', { name: /^Ask someone who lived it/ });

  it.each([
    ['visitors', null],
    ['students', aStudent()],
  ])('can be asked by %s from each panel', async (_, as) => {
    await open({}, as);
    await waitFor(() => expect(links()).toHaveLength(6));
    expect(links().map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('figure'))).toEqual([
      'net_price',
      'debt',
      'graduation_rate',
      'earnings_10_years',
      'admission_rate',
      'enrollment',
    ]);
    expect(links()[0]).toHaveAccessibleName('Ask someone who lived it about what it costs');
  });

  it('can’t be asked by alumni', async () => {
    await open({}, anAlum());
    await screen.findByRole('region', { name: 'Who is there' });
    expect(links()).toEqual([]);
  });

  it('show their published answers beside the panel, from one request', async () => {
    server.respond('GET /api/figure-answers', [anAnswer, { ...anAnswer, id: 10, question: 'Is rent high?' }]);
    const { user } = await open();
    await user.click(await screen.findByText('2 answers by people who lived it'));
    const panel = within(region('What it costs'));
    expect(panel.getByText('No, the library had most of them.', { selector: 'li:first-child p' })).toBeVisible();
    expect(panel.getAllByText('Verified alum of Boston University, November 2026')).toHaveLength(2);
    expect(panel.getAllByRole('link', { name: 'Open the discussion' })[0]).toHaveAttribute('href', '/forum/9');
    await waitFor(() => expect(links()).toHaveLength(6));
    expect(server.callsTo('GET /api/figure-answers').map(({ query }) => query.get('collegeId'))).toEqual(['12']);
  });
});

describe('the actions on a college page', () => {
  it("save the college on the visitor's device", async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save Boston University', pressed: false }));
    expect(await screen.findByText('Added to saved colleges')).toBeInTheDocument();
    expect(screen.getByText(/^Boston University is saved in this browser\./)).toBeInTheDocument();
    expect(localStorage.getItem('savedColleges')).toContain('Boston University');
  });

  it('start a comparison', async () => {
    await open();
    const compare = screen.getByRole('link', { name: 'Compare Boston University' });
    expect(compare).toHaveAttribute('href', '/compare?colleges=12');
  });

  it('add the college to a comparison started in the directory', async () => {
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [3, 4] }));
    server.respond('GET /api/colleges/compare', [aCollegeInDetail()]);
    const { user } = await open();
    const link = () => screen.getByRole('link', { name: 'Compare Boston University' });
    expect(link()).toHaveAttribute('href', '/compare?colleges=3,4,12');
    await user.click(link());
    expect(JSON.parse(localStorage.getItem('comparedColleges')!)).toMatchObject({ ids: [3, 4, 12] });
  });

  it('open a full comparison, with a message that it is full', async () => {
    server.respond('GET /api/colleges/compare', []);
    localStorage.setItem('comparedColleges', JSON.stringify({ of: null, ids: [3, 4, 5, 6] }));
    const { user } = await open();
    const link = () => screen.getByRole('link', { name: 'Compare Boston University' });
    expect(link()).toHaveAttribute('href', '/compare?colleges=3,4,5,6');
    await user.click(link());
    expect(await screen.findByText('You can compare up to 4 colleges')).toBeInTheDocument();
  });

  it('link signed-in users back to the directory', async () => {
    await open({}, aStudent());
    expect(screen.getByRole('link', { name: 'Back to College Directory' })).toHaveAttribute('href', '/colleges');
  });
});

describe('the figures of a college', () => {
  it('are each shown once, with a comparison in words and their sources in one line', async () => {
    await open();
    expect(figures(region('College Information'))).toMatchObject({
      Students: ['18,229', 'Larger than almost every private non-profit 4-year college'],
      'Acceptance Rate': ['10.8%', 'More selective than most private non-profit 4-year colleges'],
      Tuition: ['$66,670', expect.any(String)],
      'Student-Faculty Ratio': ['11:1', expect.any(String)],
      'Graduation Rate': ['89.5%', expect.any(String)],
      Founded: ['1839'],
    });
    expect(screen.getAllByText('18,229')).toHaveLength(1);
    expect(within(region('College Information')).getByText(/^Source: /)).toHaveTextContent(
      'Source: College Scorecard. Enrollment, acceptance rate, student-faculty ratio: fall 2023; tuition: 2023–24; graduation rate: students who started in fall 2017.',
    );
  });

  it('show both tuitions where residents pay less', async () => {
    await open({ tuition_in_state: 12_000, tuition_out_state: 30_000 });
    expect(figures(region('College Information'))).toMatchObject({
      'In-State Tuition': ['$12,000', expect.any(String)],
      'Out-of-State Tuition': ['$30,000', expect.any(String)],
    });
  });

  it('are N/A if not published, and less important ones are omitted', async () => {
    await open({ enrollment: null, student_faculty_ratio: null, founded_year: null });
    expect(figures(region('College Information'))).toMatchObject({ Students: ['N/A'] });
    expect(figures(region('College Information'))).not.toHaveProperty('Student-Faculty Ratio');
    expect(figures(region('College Information'))).not.toHaveProperty('Founded');
  });

  it('include a note about open admission', async () => {
    await open({ admission_rate: null, open_admission: true });
    expect(screen.getByText('Open admission: everyone is accepted')).toBeInTheDocument();
  });

  it('are not compared if no percentiles are known', async () => {
    const unknown = { median: null, percentile: null };
    const { comparison } = aCollegeInDetail();
    await open({
      comparison: {
        ...comparison,
        admission_rate: unknown,
        enrollment: unknown,
        tuition_in_state: unknown,
        tuition_out_state: unknown,
        graduation_rate: unknown,
        student_faculty_ratio: unknown,
      },
    });
    expect(screen.queryByText(/^Each line runs/)).not.toBeInTheDocument();
    expect(figures(region('College Information'))).toMatchObject({ Students: ['18,229'] });
  });
});

describe('a figure that the college has replaced', () => {
  it('is flagged with both values and their sources if they differ by more than a tenth', async () => {
    const { sources } = aCollegeInDetail();
    await open({
      sources: {
        ...sources,
        enrollment: {
          source: 'The college itself',
          year: '2026',
          federal: { value: 15_000, year: 'fall 2023' },
          college: { value: 18_229, changed_at: '2026-02-01T12:00:00.000Z' },
          differs: true,
        },
      },
    });
    const facts = within(region('College Information'));
    expect(facts.getByText('The two sources differ by more than 10%')).toBeVisible();
    expect(facts.getByText('from federal figures, fall 2023')).toHaveTextContent(
      '15,000 from federal figures, fall 2023',
    );
    expect(facts.getByText('from the college, Feb 1, 2026')).toHaveTextContent('18,229 from the college, Feb 1, 2026');
  });
});

describe('the changes by the last release', () => {
  it('are shown with the values before and after it, if they look different', async () => {
    await open({
      changes: [
        { figure: 'net_price', before: 20_000, after: 22_400 },
        { figure: 'tuition_in_state', before: 64_000, after: 66_670 },
        { figure: 'tuition_out_state', before: 64_000, after: 66_670 },
        { figure: 'admission_rate', before: 0.10781, after: 0.1078 },
      ],
    });
    const rows = within(region('Since the last release')).getAllByRole('definition');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'from $20,000 →  to $22,400',
      'from $64,000 →  to $66,670',
    ]);
    expect(within(region('Since the last release')).getByText('Tuition and fees')).toBeInTheDocument();
  });

  it('are omitted if there are none', async () => {
    await open();
    expect(queryRegion('Since the last release')).not.toBeInTheDocument();
  });
});

describe('similar colleges', () => {
  const similar = () => within(region('Similar colleges'));

  it('link to their pages, and can be saved', async () => {
    server.respond('GET /api/colleges/12/similar', [aCollege({ id: 7, name: 'Northeastern University' })]);
    await open();
    expect(await similar().findByRole('link', { name: 'Northeastern University' })).toHaveAttribute(
      'href',
      '/college/7',
    );
    expect(similar().getByRole('button', { name: 'Save Northeastern University' })).toBeInTheDocument();
  });

  it('are loaded after the college', async () => {
    const [held] = [server.holdRequests('GET /api/colleges/12/similar')];
    await open();
    expect(region('Similar colleges')).toHaveAttribute('aria-busy', 'true');
    held[0]!.answer([]);
    expect(await similar().findByText('We found no similar colleges.')).toBeVisible();
    expect(region('Similar colleges')).toHaveAttribute('aria-busy', 'false');
  });

  it('can be loaded again after an error, which does not affect the page', async () => {
    silenceConsole();
    server.respond('GET /api/colleges/12/similar', problem(500));
    const { user } = await open();
    const retry = await similar().findByRole('button', { name: 'Try again' });
    server.respond('GET /api/colleges/12/similar', [aCollege({ id: 7, name: 'Northeastern University' })]);
    await user.click(retry);
    expect(await similar().findByRole('link', { name: 'Northeastern University' })).toBeInTheDocument();
  });
});

describe('the majors and campuses of a college', () => {
  it('show twelve majors, and the others on demand', async () => {
    const majors = Array.from({ length: 15 }, (_, index) => `Major ${index + 1}`);
    const { user } = await open({ majors });
    const shown = () => within(region('Majors')).getAllByRole('listitem').length;
    expect(shown()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(shown()).toBe(15);
  });

  it('are omitted if there are none', async () => {
    await open({ majors: [], campuses: [] });
    expect(queryRegion('Majors')).not.toBeInTheDocument();
    expect(queryRegion('Branch campuses')).not.toBeInTheDocument();
  });

  it('link to the branches', async () => {
    await open({ campuses: [{ id: 3, name: 'Branch', city: 'Lowell', state: 'MA' }] });
    const branch = within(region('Branch campuses')).getByRole('link', { name: 'Branch' });
    expect(branch).toHaveAttribute('href', '/college/3');
  });
});

describe('the registration link of a college page', () => {
  it('invites visitors to register, and returns to the page', async () => {
    await open();
    const join = screen.getByRole('link', { name: 'Join Gradspan' });
    expect(join).toHaveAttribute('href', '/auth?tab=register&next=%2Fcollege%2F12');
  });

  it('is not shown to signed-in users', async () => {
    await open({}, aStudent());
    expect(screen.queryByRole('link', { name: 'Join Gradspan' })).not.toBeInTheDocument();
  });
});

describe('a viewed college', () => {
  it('is stored on the device', async () => {
    await open();
    await waitFor(() => expect(localStorage.getItem('recentColleges')).toContain('Boston University'));
  });
});

describe('the first page of a visit', () => {
  it('appears in steps, with every part and the footer out of view until then', async () => {
    const undo = openDocumentBy('navigate');
    // Other tests have shown college 12, which then has all parts at once.
    server.respond('GET /api/colleges/13', aCollegeInDetail({ id: 13 }));
    server.respond('GET /api/colleges/13/similar', []);
    visit('/college/13');
    const page = await waitFor(() => {
      const found = document.querySelector('#facts')?.closest('.page-height');
      expect(found).toHaveClass('min-h-dvh');
      return found;
    });
    expect(document.querySelector('#similar')).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Similar colleges' })).toBeInTheDocument();
    for (const panel of ['Majors', 'What would it cost me?', 'What it costs', 'What graduates earn', 'Who is there'])
      expect(region(panel)).toBeInTheDocument();
    expect(page).not.toHaveClass('min-h-dvh');
    undo();
  });
});

describe('an unknown college', () => {
  const title = () => screen.findByRole('heading', { level: 1, name: 'College Not Found' });

  it('shows the not-found page', async () => {
    server.respond('GET /api/colleges/99', problem(404));
    visit('/college/99');
    await title();
    expect(screen.getByText("The college you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it.each(['/college/abc', '/college/0x10', '/college/-1'])('is not requested for %s', async (address) => {
    visit(address);
    await title();
  });

  it('is not assumed when the server fails', async () => {
    silenceConsole();
    server.respond('GET /api/colleges/12', problem(500));
    visit('/college/12');
    expect(await screen.findByText('Server error. Please try again later.')).toBeInTheDocument();
  });
});
