import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CollegeOperatorFacade } from '../src/contexts/colleges';
import { aFederalRow } from '../src/contexts/colleges/application/catalogue/testing/a-college';
import { CatalogSnapshots } from '../src/contexts/colleges/infrastructure/directory/snapshot/catalog-snapshots';
import { eventually, startApp, type TestApp } from './support/app';
import { minor } from './support/correspondence';
import { connectMcp, MCP_REVISIONS, type McpAnswer, numbersWithoutSource } from './support/mcp';
import { student } from './support/test-users';

const PRICE_COLUMNS =
  'NPT4_PUB NPT41_PUB NPT42_PUB NPT43_PUB NPT44_PUB NPT45_PUB NUM41_PUB COSTT4_A BOOKSUPPLY ROOMBOARD_ON ROOMBOARD_OFF OTHEREXPENSE_ON OTHEREXPENSE_OFF OTHEREXPENSE_FAM RET_FT4 GRAD_DEBT_MDN_SUPP MD_EARN_WNE_P10'.split(
    ' ',
  );
const QUESTIONS_PER_REVISION = 100;

interface RestFigure {
  readonly value: number | null;
}
interface RestCollege {
  readonly id: number;
  readonly name: string;
  readonly ipeds_id: number;
  readonly figures: Readonly<Record<string, RestFigure>>;
  readonly price_parts: {
    readonly bands: readonly (number | null)[];
    readonly outOfState: number | null;
    readonly living: Readonly<Record<'onCampus' | 'offCampus' | 'withFamily', number | null>>;
    readonly includedLiving: number;
  } | null;
}
interface ToolFigures {
  readonly figures: Readonly<Record<string, RestFigure>>;
}

let app: TestApp;
let colleges: readonly { readonly id: number; readonly ipeds_id: number }[];

const get = async <T>(path: string): Promise<T> => (await app.visitor().get(`/api${path}`).expect(200)).body as T;

/** Returns a row whose prices differ from those of other rows; every seventh cell is missing or withheld. */
function priceRow(at: number): Record<string, string> {
  const cells = PRICE_COLUMNS.map((column, index) => {
    if ((at + index) % 7 === 0) return [column, index % 2 === 0 ? 'NA' : 'PS'];
    return [
      column,
      column === 'RET_FT4' ? '0.8125' : column === 'NUM41_PUB' ? String(at) : String(9_000 + 13 * at * (index + 1)),
    ];
  });
  return {
    ...aFederalRow,
    UNITID: String(500_001 + at),
    INSTNM: `Example College ${at}`,
    ...Object.fromEntries(cells),
  };
}

beforeAll(async () => {
  app = await startApp();
  const operator = app.app.get(CollegeOperatorFacade, { strict: false });
  const from = join(process.env.TEST_DATA_DIR!, 'mcp_05192025.csv');
  const rows = Array.from({ length: 400 }, (_, at) => priceRow(at));
  writeFileSync(from, [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].join('\n'));
  await operator.importOfficialFile({ from });
  colleges = await get('/colleges?q=example%20college&limit=100');
  const programs = join(process.env.TEST_DATA_DIR!, 'Most-Recent-Cohorts-Field-of-Study_06102026.csv');
  const header = 'UNITID,OPEID6,CIPCODE,CIPDESC,CREDLEV,IPEDSCOUNT1,EARN_MDN_1YR,EARN_MDN_4YR';
  const lines = colleges
    .slice(0, 30)
    .map(
      ({ ipeds_id }, at) =>
        `${ipeds_id},${2000 + at},1107,Computer Science.,${at % 2 === 0 ? 3 : 2},${at},${at % 5 === 0 ? 'PS' : 40_000 + at},${50_000 + at}`,
    );
  writeFileSync(programs, [header, ...lines, `${colleges[0]!.ipeds_id},2000,2201,Law.,5,3,,`].join('\n'));
  await operator.importFieldsOfStudy({ from: programs });
  await eventually(() => app.app.get(CatalogSnapshots, { strict: false }).current);
}, 400_000);

const restColleges = new Map<number, RestCollege>();
async function getCollege(id: number): Promise<RestCollege> {
  const college = restColleges.get(id) ?? (await get<RestCollege>(`/colleges/${id}`));
  restColleges.set(id, college);
  return college;
}

/** Asks a question, compares the numbers with those of the API, and returns the answer. */
type Check = (
  ask: (name: string, args: Record<string, unknown>) => Promise<McpAnswer>,
  at: number,
) => Promise<McpAnswer>;

const valuesOf = ({ figures }: ToolFigures) =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]));
const pick = (college: RestCollege, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, college.figures[name]!.value]));

const checkCollege: Check = async (ask, at) => {
  const { id } = colleges[at % colleges.length]!;
  const college = await getCollege(id);
  const all = Object.keys(college.figures);
  const answer = await ask('get_college', { id, ...(at % 2 === 0 && { figures: all }) });
  const shown = valuesOf(answer.data as ToolFigures);
  expect(shown).toEqual(pick(college, at % 2 === 0 ? all : Object.keys(shown)));
  return answer;
};

const checkSearch: Check = async (ask, at) => {
  const filters = [
    { text: 'example college', limit: 5, offset: at },
    { net_price_max: 9_000 + 200 * at, limit: 7 },
    { sort: 'net_price', order: 'desc', limit: 3, offset: at },
    { states: ['OH'], graduation_min: 60, acceptance_max: 50, limit: 10 },
  ][at % 4]!;
  const answer = await ask('search_colleges', filters);
  const { text: q, ...others } = { text: undefined, ...filters };
  const query = new URLSearchParams(
    Object.entries({ ...(q && { q }), ...others }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { body, headers } = await app.visitor().get(`/api/colleges?${query.toString()}`).expect(200);
  const { total, colleges: found } = answer.data as { total: number; colleges: (ToolFigures & { id: number })[] };
  const listed = body as RestCollege[];
  expect(found.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  expect(total).toBe(Number(headers['x-total-count']));
  for (const { id, figures } of found) {
    expect(valuesOf({ figures })).toEqual(pick(await getCollege(id), Object.keys(figures)));
  }
  return answer;
};

const checkComparison: Check = async (ask, at) => {
  const ids = [0, 1, 2, 3].map((step) => colleges[(at + 3 * step) % colleges.length]!.id);
  const figures = ['net_price', 'retention', 'tuition_in_state', 'debt', 'earnings_10_years'];
  const answer = await ask('compare_colleges', { ids, figures });
  const compared = await get<RestCollege[]>(`/colleges/compare?${ids.map((id) => `ids=${id}`).join('&')}`);
  const found = (answer.data as { colleges: ToolFigures[] }).colleges;
  expect(found.map(valuesOf)).toEqual(compared.map((college) => pick(college, figures)));
  return answer;
};

const LIVING = { on_campus: 'onCampus', off_campus: 'offCampus', with_family: 'withFamily' } as const;

const checkPrices: Check = async (ask, at) => {
  const { id } = colleges[at % colleges.length]!;
  const answer = await ask('your_price', { collegeId: id });
  const { price_parts: parts } = await getCollege(id);
  const { prices } = answer.data as {
    prices: { income: string; living: keyof typeof LIVING; residency: string; value: number | null }[];
  };
  expect(prices).toHaveLength(30);
  const incomes = [...new Set(prices.map(({ income }) => income))];
  for (const { income, living, residency, value } of prices) {
    const [band, cost] = [parts?.bands[incomes.indexOf(income)] ?? null, parts?.living[LIVING[living]] ?? null];
    const more = residency === 'in_state' ? 0 : (parts?.outOfState ?? null);
    const isKnown = parts !== null && band !== null && cost !== null && more !== null;
    expect(value).toBe(isKnown ? band + more + cost - parts.includedLiving : null);
  }
  return answer;
};

const checkPrograms: Check = async (ask, at) => {
  const isOfCollege = at % 2 === 0;
  const { id } = colleges[at % 30]!;
  const answer = await ask(
    'list_programs',
    isOfCollege ? { collegeId: id } : { field: 'computer science', limit: 1 + (at % 9) },
  );
  const rest = isOfCollege
    ? (await get<{ programs: ToolFigures[] }>(`/colleges/${id}/programs`)).programs
    : await get<ToolFigures[]>(`/programs?cip=1107&limit=${1 + (at % 9)}`);
  expect((answer.data as { programs: ToolFigures[] }).programs.map(valuesOf)).toEqual(rest.map(valuesOf));
  return answer;
};

const CHECKS = [checkCollege, checkSearch, checkComparison, checkPrices, checkPrograms];

describe.each(MCP_REVISIONS)('the tools in revision %s', (revision) => {
  it(`answer ${QUESTIONS_PER_REVISION} questions with the numbers of the API, each with its source`, async () => {
    const mcp = await connectMcp(app, revision);
    const faults: string[] = [];
    for (let at = 0; at < QUESTIONS_PER_REVISION; at++) {
      const { isError, data, text } = await CHECKS[at % CHECKS.length]!(mcp.ask, at);
      expect(isError).toBe(false);
      expect(text).toContain(app.settings.origin);
      faults.push(...numbersWithoutSource(data).map((path) => `question ${at}: ${path}`));
    }
    expect(faults).toEqual([]);
    await mcp.close();
  }, 400_000);

  it('are listed with schemas, and with the same names', async () => {
    const { tools, close } = await connectMcp(app, revision);
    expect(tools.map(({ name }) => name)).toEqual([
      'search_colleges',
      'get_college',
      'compare_colleges',
      'your_price',
      'list_programs',
      'list_open_questions',
    ]);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description).not.toBe('');
      expect([inputSchema.additionalProperties, outputSchema?.type]).toEqual([false, 'object']);
      expect(annotations?.readOnlyHint).toBe(true);
    }
    await close();
  });

  it('refuse calls that they can’t answer, with a sentence', async () => {
    const mcp = await connectMcp(app, revision);
    const refused = async (name: string, args: Record<string, unknown>) => {
      const { isError, text } = await mcp.ask(name, args);
      return isError ? text : 'answered';
    };
    expect(await refused('get_college', { id: 2_000_000_000 })).toMatch(/college/i);
    expect(await refused('your_price', { collegeId: 2_000_000_000 })).toMatch(/college/i);
    expect(await refused('list_programs', {})).toBe('Give collegeId, field, or both.');
    expect(await refused('list_programs', { field: 'qwertz' })).toContain('No field of study matches');
    expect(await refused('list_programs', { field: '1107', cursor: 'x' })).toContain('cursor');
    expect(await refused('search_colleges', { sort: 'distance' })).toContain('ZIP code');
    expect(await refused('get_college', { id: 1, figure: 'net_price' })).toMatch(/figure/);
    expect(await refused('get_college', { id: '1; DROP TABLE users' })).toMatch(/id/);
    await mcp.close();
  });
});

describe('the open questions', () => {
  it('never include one of a person under 18, or a name', async () => {
    const [adult, kid] = [await student(app, 'robin.r', { fullName: 'Robin Quillfeather' }), await minor(app, 'mia')];
    const ask = (by: typeof kid, figure: string, text: string, isAnonymous = false) =>
      by.browser.post('/api/open-questions').send({ collegeId: 1, text, figure, isAnonymous }).expect(201);
    await ask(adult, 'net_price', 'What did your family really pay in the first year?');
    await ask(kid, 'retention', 'Is it hard to find friends in the first weeks there?', true);
    await ask(adult, 'student_faculty_ratio', 'How large are the classes in the first two years?');
    const { ask: call, close } = await connectMcp(app);
    const first = await call('list_open_questions', { collegeId: 1, limit: 1 });
    const all = await call('list_open_questions', {});
    const texts = ({ data }: McpAnswer) =>
      (data as { questions: { text: string }[] }).questions.map(({ text }) => text);
    expect(texts(first)).toEqual(['How large are the classes in the first two years?']);
    expect(texts(all)).toEqual([
      'How large are the classes in the first two years?',
      'What did your family really pay in the first year?',
    ]);
    expect(JSON.stringify(all)).not.toContain('Quillfeather');
    const next = (first.data as { next: number }).next;
    expect(texts(await call('list_open_questions', { limit: 1, cursor: next }))).toEqual([texts(all)[1]]);
    await close();
  });
});
