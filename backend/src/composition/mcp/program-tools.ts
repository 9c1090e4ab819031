import { z } from 'zod';
import { CATALOG_NAMES, parseCip, type ProgramView, type PublicCatalogFacade } from '../../contexts/colleges';
import { STATE_CODES } from '../../shared/domain/states';
import { idSchema } from './college-tools';
import { formatValue, measuredSchema, valueSchema } from './figures';
import { defineTool, type Tool, ToolRefusal } from './tool';

const MAX_PROGRAMS = 50;
const MAX_FIELDS = 10;
const ASCENDING_SORTS: readonly string[] = ['debt', 'name'];
const figureSchema = z.enum(CATALOG_NAMES.programFigures);

const programSchema = z.object({
  id: z.string().describe('college, field and level: "2469-1107-bachelor"'),
  college_id: z.number(),
  college: z.string(),
  state: z.string(),
  field: z.string(),
  cip: z.string().describe('code of the field, four digits'),
  level: z.enum(CATALOG_NAMES.programLevels),
  distance: z
    .enum(CATALOG_NAMES.programDistances)
    .nullable()
    .describe('which awards can be earned by distance education'),
  url: z.string(),
  figures: z.record(figureSchema, measuredSchema),
  high_school: valueSchema
    .extend({ below: z.boolean().describe('whether the program’s earnings after four years are below') })
    .nullable()
    .describe('median earnings of high-school graduates in the state'),
  national: valueSchema
    .extend({ p25: z.number().nullable(), p75: z.number().nullable() })
    .nullable()
    .describe('median earnings four years after, of all programs of the field and level in the country'),
});

type Program = z.output<typeof programSchema>;

/** The tools about fields of study. @param origin scheme, host and port of the pages */
export const programTools = (catalog: PublicCatalogFacade, origin: string): readonly Tool[] => [
  defineTool(
    {
      name: 'list_programs',
      title: 'List programs',
      description:
        'Returns what graduates of programs earn and owe: of one college, or of a field of study at all colleges. Give collegeId, field, or both.',
      input: z.strictObject({
        collegeId: idSchema.optional(),
        field: z
          .string()
          .trim()
          .min(1)
          .max(100)
          .optional()
          .describe('words of the title ("computer science"), or the code of four digits ("1107")'),
        level: z.enum(CATALOG_NAMES.programLevels).optional(),
        state: z.enum(STATE_CODES).optional(),
        sort: z.enum(CATALOG_NAMES.programSorts).default('earnings_4_years').describe('only with a field'),
        order: z.enum(['asc', 'desc']).optional(),
        limit: z.int().min(1).max(MAX_PROGRAMS).default(20),
        cursor: z.string().max(300).optional().describe('"next" of the page before, with the same other arguments'),
      }),
      output: z.object({
        programs: z.array(programSchema),
        next: z.string().nullable().describe('cursor of the next page; null on the last one'),
        other_fields: z
          .array(z.object({ cip: z.string(), field: z.string() }))
          .describe('further fields of study that match the words'),
      }),
    },
    async ({ collegeId, field: text, ...query }) => {
      const { cip, others } = text === undefined ? { others: [] } : await findField(catalog, text);
      const order = query.order ?? (ASCENDING_SORTS.includes(query.sort) ? 'asc' : 'desc');
      const page = cip
        ? await catalog.listPrograms({ ...query, order, cip, collegeId })
        : await listOfCollege(catalog, collegeId, query);
      if (!page) throw new ToolRefusal('This cursor doesn’t belong to this list. Leave it out to start again.');
      const programs = page.items.map((program) => toProgram(program, origin));
      const data = {
        programs,
        next: page.next,
        other_fields: others.map(({ cip, field: title }) => ({ cip, field: title })),
      };
      const next = page.next === null ? [] : [`Next page: cursor ${page.next}`];
      return { data, text: [`${programs.length} programs.`, ...programs.map(describeProgram), ...next].join('\n\n') };
    },
  ),
];

/** Returns the code of the field that a text names, and other fields that match. A code isn't looked up. */
async function findField(catalog: PublicCatalogFacade, text: string) {
  const code = parseCip(text);
  if (code) return { cip: code, others: [] };
  const [field, ...others] = await catalog.listFields(text, MAX_FIELDS);
  if (!field) throw new ToolRefusal('No field of study matches. Try other words.');
  return { cip: field.cip, others };
}

interface CollegeProgramsQuery {
  readonly level?: Program['level'] | undefined;
  readonly state?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Returns a page of a college’s programs by level and field. Its cursor is the number of earlier programs. */
async function listOfCollege(
  catalog: PublicCatalogFacade,
  collegeId: number | undefined,
  { level, state, limit, cursor = '0' }: CollegeProgramsQuery,
): Promise<{ items: readonly ProgramView[]; next: string | null } | null> {
  if (collegeId === undefined) throw new ToolRefusal('Give collegeId, field, or both.');
  if (!/^\d{1,6}$/.test(cursor)) return null;
  const start = Number(cursor);
  const { programs } = await catalog.listProgramsOfCollege(collegeId);
  const wanted = programs.filter((one) => (!level || one.level === level) && (!state || one.state === state));
  const end = start + limit;
  return { items: wanted.slice(start, end), next: end < wanted.length ? String(end) : null };
}

function toProgram(program: ProgramView, origin: string): Program {
  const { id, collegeId, collegeName, state, field, cip, level, distance, high_school, national } = program;
  const url = `${origin}/college/${collegeId}/programs`;
  const figure = (name: (typeof CATALOG_NAMES.programFigures)[number]) => {
    const { value, reason, year, source, students, pooled_with } = program.figures[name];
    const unit = name === 'awards' ? ('people' as const) : ('usd' as const);
    return { value, unit, reason, year, source, url, students, pooled_with: [...pooled_with] };
  };
  const known = { unit: 'usd' as const, reason: null, url };
  return {
    id,
    college_id: collegeId,
    college: collegeName,
    state,
    field,
    cip,
    level,
    distance,
    url,
    figures: {
      awards: figure('awards'),
      earnings_1_year: figure('earnings_1_year'),
      earnings_4_years: figure('earnings_4_years'),
      earnings_5_years: figure('earnings_5_years'),
      debt: figure('debt'),
      monthly_payment: figure('monthly_payment'),
    },
    high_school: high_school && {
      ...known,
      value: high_school.value,
      year: high_school.year,
      source: high_school.source,
      below: high_school.below,
    },
    national: national && { ...known, ...national },
  };
}

const describeProgram = ({ college, state, field, level, url, figures, high_school, national }: Program): string =>
  [
    `${field} (${level}) at ${college}, ${state}. ${url}`,
    ...CATALOG_NAMES.programFigures.map((name) => `- ${name}: ${formatValue(figures[name])}`),
    ...(national ? [`- national median of earnings after 4 years: ${formatValue(national)}`] : []),
    ...(high_school ? [`- high-school graduates in the state: ${formatValue(high_school)}`] : []),
  ].join('\n');
