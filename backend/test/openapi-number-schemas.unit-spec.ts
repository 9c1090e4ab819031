import { committedDocument, operationsOf } from './support/api-document';

const FIGURES = [
  'admission_rate',
  'graduation_rate',
  'student_faculty_ratio',
  'latitude',
  'longitude',
  'distance_miles',
];

/** All numbers that can be fractions. */
const FRACTIONS = [
  ...['GET /api/colleges', 'GET /api/colleges/facets', 'GET /api/colleges/map'].flatMap((call) =>
    ['acceptance', 'graduation', 'retention'].flatMap((name) => [`${call} ${name}_min`, `${call} ${name}_max`]),
  ),
  ...['College', 'CollegeDetail'].flatMap((schema) => FIGURES.map((field) => `${schema}.${field}`)),
  ...['admission_rate', 'graduation_rate', 'student_faculty_ratio'].map((field) => `CollegeEditsBody.${field}`),
  'ActivityEventView.currentPoints',
  'CollegeActivityView.closedScore',
  'CollegeActivityView.score',
  'InterestedStudentView.score',
  'CollegeChange.old_value',
  'CollegeChange.new_value',
  'CollegeOriginsView.federal',
  'ProfileChangeView.newValue',
  'ProfileChangeView.oldValue',
  'FederalFigure.value',
  'Figure.median',
  'FigureChange.after',
  'FigureChange.before',
  'Figure.national',
  'Figure.value',
  'OwnFigure.value',
  'ComparedWithType.median',
  'ComparedWithType.percentile',
  'RankedByValue.value',
  'ReviewSummary.average',
  'ValueRange.from',
  'ValueRange.to',
  'CollegePoints.latitude',
  'CollegePoints.longitude',
  'Place.latitude',
  'Place.longitude',
];

const document = committedDocument();

/** Yields every schema of a parameter, header, response or field, with its name. */
function* named(): Generator<[name: string, schema: unknown]> {
  for (const [call, { parameters, responses }] of operationsOf(document)) {
    for (const { name, schema } of parameters) yield [`${call} ${name}`, schema];
    for (const [status, response] of Object.entries(responses)) {
      for (const [name, header] of Object.entries(response.headers ?? {})) yield [`${call} ${status} ${name}`, header];
      for (const { schema } of Object.values(response.content ?? {})) yield [`${call} ${status}`, schema];
    }
  }
  for (const [schema, described] of Object.entries(document.components.schemas)) {
    const { properties = {}, ...rest } = described as { properties?: Record<string, unknown> };
    yield [schema, rest];
    for (const [field, inner] of Object.entries(properties)) yield [`${schema}.${field}`, inner];
  }
}

/** Checks whether a schema, or one nested in it, has the type. */
function holds(type: string, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const own = 'type' in schema ? schema.type : undefined;
  const isIt = Array.isArray(own) ? own.includes(type) : own === type;
  return isIt || Object.values(schema).some((inner) => holds(type, inner));
}

const all = [...named()];

describe('numbers in the contract', () => {
  it('are integers, except for the listed fractions', () => {
    const fractions = all.filter(([, schema]) => holds('number', schema)).map(([name]) => name);

    expect(fractions.sort()).toEqual([...FRACTIONS].sort());
    expect(all.filter(([, schema]) => holds('integer', schema)).length).toBeGreaterThan(150);
  });

  it('are bounded where they are path parameters with an ID', () => {
    // SCIM defines IDs as text.
    const keys = all.filter(([name]) => /\{.*\S+ (id|userId)$/.test(name) && !name.includes('/scim/'));

    expect(keys.length).toBeGreaterThan(40);
    for (const [name, schema] of keys) {
      // Erased accounts have negative IDs in the conversations of others.
      const minimum = name.includes('/conversations/') ? -2_147_483_647 : 1;
      // Interactions are the only ones with IDs of PostgreSQL's bigint.
      const maximum = name.includes('/privacy/activity/{id}') ? Number.MAX_SAFE_INTEGER : 2_147_483_647;
      expect({ name, schema }).toEqual({ name, schema: { type: 'integer', minimum, maximum } });
    }
  });

  it('have the bounds of their validators, including those in decorators of a context', () => {
    expect(Object.fromEntries(all)).toMatchObject({
      'GET /api/users limit': { type: 'integer', minimum: 1, maximum: 200 },
      'GET /api/users after': { type: 'integer', minimum: 0 },
      'GET /api/reviews rating': { type: 'integer', minimum: 1, maximum: 5 },
      'RequestBody.toUserId': { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      'GET /api/colleges acceptance_max': { type: 'number', format: 'double', minimum: 0, maximum: 100 },
    });
  });

  it('are optional parameters where there is a default', () => {
    const needed = operationsOf(document).flatMap(([call, { parameters }]) =>
      parameters.filter(({ required, schema }) => required && 'default' in schema).map(({ name }) => `${call} ${name}`),
    );
    expect(needed).toEqual([]);
  });

  it('are optional properties of bodies where there is a default', () => {
    const schemas: Record<string, { properties?: Record<string, object>; required?: readonly string[] }> =
      document.components.schemas;
    const needed = Object.entries(schemas).flatMap(([schema, { properties = {}, required = [] }]) =>
      required.filter((name) => 'default' in (properties[name] ?? {})).map((name) => `${schema}.${name}`),
    );
    expect(needed).toEqual([]);
  });
});

describe('a whole number in a path or query', () => {
  it('has a smallest and a largest value, so that none reaches the database that it cannot hold', () => {
    const isInteger = (schema: unknown) => (schema as { type?: unknown } | undefined)?.type === 'integer';
    const whole = operationsOf(document).flatMap(([call, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => isInteger(schema))
        .map(({ name, schema }) => ({ name: `${call} ${name}`, schema })),
    );
    const bounds = ({ schema }: (typeof whole)[number]) =>
      schema as { minimum?: number; maximum?: number; enum?: unknown };
    const unbounded = whole.filter((one) => {
      const { enum: values, minimum, maximum } = bounds(one);
      return !values && (minimum === undefined || maximum === undefined);
    });

    expect(whole.length).toBeGreaterThan(50);
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });
});
