import { z } from 'zod';
import {
  CATALOG_NAMES,
  type CollegeFiguresView,
  type FigureName,
  type PublicCatalogFacade,
} from '../../contexts/colleges';
import { MAX_ID } from '../../shared/domain/id';
import { STATE_CODES } from '../../shared/domain/states';
import {
  describeFigures,
  figureNameSchema,
  figuresSchema,
  formatValue,
  pickFigures,
  toFigures,
  valueSchema,
} from './figures';
import { defineTool, type Tool } from './tool';

/** The figures of lists, unless others are asked for: results take room in the context of a model. */
const LIST_FIGURES = [
  'net_price',
  'admission_rate',
  'graduation_rate',
  'earnings_10_years',
] as const satisfies readonly FigureName[];

/** The figures of a college and of comparisons, unless others are asked for. */
const MAIN_FIGURES = [
  'net_price',
  'tuition_in_state',
  'tuition_out_state',
  'admission_rate',
  'graduation_rate',
  'retention',
  'earnings_10_years',
  'debt',
  'enrollment',
  'student_faculty_ratio',
] as const satisfies readonly FigureName[];

const MAX_RESULTS = 25;
const MAX_OFFSET = 10_000;
const MAX_TEXT_LENGTH = 100;

export const idSchema = z.int().min(1).max(MAX_ID);
const boundSchema = z.int().min(0).max(10_000_000).optional();
const percentSchema = z.number().min(0).max(100).optional();
const namesSchema = z
  .array(figureNameSchema)
  .max(CATALOG_NAMES.figures.length)
  .optional()
  .describe('names of the wanted figures; default: the main ones');

const collegeSchema = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  state: z.string().describe('two-letter code'),
  type: z.enum(CATALOG_NAMES.collegeTypes),
  level: z.enum(CATALOG_NAMES.collegeLevels),
  website: z.string().nullable(),
  url: z.string().describe('the page of the college'),
  branch_of: z.number().nullable().describe('ID of the main campus; null for a main campus'),
  figures: figuresSchema,
});

type College = z.output<typeof collegeSchema>;

/** The tools about colleges. @param origin scheme, host and port of the pages */
export function collegeTools(catalog: PublicCatalogFacade, origin: string): readonly Tool[] {
  const toUrl = (id: number): string => `${origin}/college/${id}`;
  const toCollege = (college: CollegeFiguresView): College => {
    const { id, name, city, state, type, level, website, branch_of } = college;
    const url = toUrl(id);
    const figures = toFigures(college.figures, url);
    return { id, name, city, state, type, level, website, url, branch_of: branch_of?.id ?? null, figures };
  };
  const search = defineTool(
    {
      name: 'search_colleges',
      title: 'Search colleges',
      description:
        'Finds colleges of the United States by text and by limits of official figures, best match first with a text, otherwise by name. Colleges without a figure are left out by a limit on it.',
      input: z.strictObject({
        text: z.string().trim().min(1).max(MAX_TEXT_LENGTH).optional().describe('name, nickname, city, state or major'),
        states: z.array(z.enum(STATE_CODES)).max(STATE_CODES.length).optional().describe('two-letter codes'),
        types: z.array(z.enum(CATALOG_NAMES.collegeKinds)).max(CATALOG_NAMES.collegeKinds.length).optional(),
        net_price_max: boundSchema.describe('average yearly price after grants, USD'),
        tuition_max: boundSchema.describe('in-state tuition and fees, USD'),
        acceptance_min: percentSchema.describe('admission rate in percent'),
        acceptance_max: percentSchema,
        graduation_min: percentSchema.describe('percent who finish within 150% of the normal time'),
        retention_min: percentSchema.describe('percent who return after the first year'),
        earnings_min: boundSchema.describe('median earnings ten years after entry, USD'),
        debt_max: boundSchema.describe('median federal debt of graduates, USD'),
        enrollment_min: boundSchema.describe('undergraduates'),
        enrollment_max: boundSchema,
        near: z
          .string()
          .trim()
          .min(1)
          .max(MAX_TEXT_LENGTH)
          .optional()
          .describe('a city with its state ("Boston, MA") or a ZIP code, for the sort "distance"'),
        sort: z.enum(CATALOG_NAMES.collegeSorts).optional(),
        order: z.enum(['asc', 'desc']).optional(),
        figures: namesSchema,
        limit: z.int().min(1).max(MAX_RESULTS).default(10),
        offset: z.int().min(0).max(MAX_OFFSET).default(0),
      }),
      output: z.object({
        total: z.number().describe('matching colleges, counted up to 1,000 with a text, otherwise up to 10,000'),
        colleges: z.array(collegeSchema),
      }),
    },
    async ({ figures: names = LIST_FIGURES, ...query }) => {
      // A place is required to sort by distance; an empty one is refused.
      const near = query.sort === 'distance' ? (query.near ?? '') : query.near;
      const { items, total } = await catalog.listColleges({ ...query, near, figures: names });
      const colleges = items.map(toCollege);
      return {
        data: { total, colleges },
        text: [`${total.toLocaleString('en-US')} matching colleges.`, ...colleges.map(describeCollege)].join('\n\n'),
      };
    },
  );

  const get = defineTool(
    {
      name: 'get_college',
      title: 'Get a college',
      description: 'Returns a college with its official figures, majors and aliases.',
      input: z.strictObject({
        id: idSchema,
        figures: namesSchema,
      }),
      output: z.object({
        ...collegeSchema.shape,
        aliases: z.array(z.string()),
        majors: z.array(z.string()),
        net_price_calculator_url: z.string().nullable(),
      }),
    },
    async ({ id, figures: names = MAIN_FIGURES }) => {
      const found = await catalog.getDetail(id);
      const college = toCollege({ ...found, figures: pickFigures(found.figures, names) });
      const [aliases, majors] = [[...found.aliases], [...found.majors]];
      return {
        data: { ...college, aliases, majors, net_price_calculator_url: found.net_price_calculator_url },
        text: [describeCollege(college), ...(majors.length > 0 ? [`Majors: ${majors.join(', ')}`] : [])].join('\n'),
      };
    },
  );

  const compare = defineTool(
    {
      name: 'compare_colleges',
      title: 'Compare colleges',
      description: 'Returns the same official figures of up to four colleges. Unknown IDs are left out.',
      input: z.strictObject({
        ids: z.array(idSchema).min(1).max(CATALOG_NAMES.maxCompared),
        figures: namesSchema,
      }),
      output: z.object({
        url: z.string().describe('the page of the comparison'),
        colleges: z.array(collegeSchema),
      }),
    },
    async ({ ids, figures: names = MAIN_FIGURES }) => {
      const colleges = (await catalog.listFigures(ids, names)).map(toCollege);
      const url = `${origin}/compare?colleges=${colleges.map(({ id }) => id).join(',')}`;
      return { data: { url, colleges }, text: [...colleges.map(describeCollege), url].join('\n\n') };
    },
  );

  return [search, get, compare, priceTool(catalog, toUrl)];
}

const cellSchema = z.object({
  income: z.enum(CATALOG_NAMES.incomeBands).describe('family income in a year, USD'),
  living: z.enum(CATALOG_NAMES.livingChoices),
  residency: z.enum(CATALOG_NAMES.residencies),
  ...valueSchema.shape,
  living_year: z
    .string()
    .nullable()
    .describe('the period of the costs of living; year is that of the price after grants'),
  few_students: z.boolean().describe('whether the price is based on fewer than ten students'),
});

function priceTool(catalog: PublicCatalogFacade, toUrl: (id: number) => string): Tool {
  return defineTool(
    {
      name: 'your_price',
      title: 'What a year costs a family',
      description:
        'Returns the estimated price of a year at a college after grants, for all 30 kinds of families: five incomes, three ways of living, residents of the state and others. Takes nothing about the family: choose the cell that fits. Negative if grants exceed the costs.',
      input: z.strictObject({ collegeId: idSchema }),
      output: z.object({
        id: z.number(),
        name: z.string(),
        state: z.string().describe('residents of this state pay the price "in_state"'),
        url: z.string(),
        prices: z.array(cellSchema).length(30),
      }),
    },
    async ({ collegeId }) => {
      const college = await catalog.getDetail(collegeId);
      const { id, name, state } = college;
      const url = toUrl(id);
      const prices = catalog.listPrices(college).map((cell) => ({ ...cell, unit: 'usd' as const, url }));
      const lines = prices.map(
        (cell) => `- income ${cell.income}, ${cell.living}, ${cell.residency}: ${formatValue(cell)}`,
      );
      const uncertain = new Set(prices.flatMap(({ income, few_students }) => (few_students ? [income] : [])));
      if (uncertain.size > 0) lines.push(`- based on fewer than 10 students: ${[...uncertain].join(', ')}`);
      return {
        data: { id, name, state, url, prices },
        text: [`Estimated price of a year at ${name}, ${state}. ${url}`, ...lines].join('\n'),
      };
    },
  );
}

const describeCollege = ({ id, name, city, state, type, url, figures }: College): string =>
  [`${name}, ${city}, ${state} (ID ${id}, ${type}). ${url}`, ...describeFigures(figures)].join('\n');
