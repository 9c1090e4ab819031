import type { TemplateColumn } from '../../domain/alumni-import/columns';
import { parseYesNo } from '../../domain/alumni-import/cell-repair';
import { MAX_EXTERNAL_ID_LENGTH, type RosterEntryState } from '../../domain/roster/roster-entry';
import type { RosterInput } from '../../application/roster/change-roster';
import { ScimRequestRefused } from './scim-request-refused';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ALUM_SCHEMA = 'urn:gradspan:scim:schemas:1.0:Alum';

/** The attributes that clients can write, by path, with the column of a file that has the same rules. */
const ATTRIBUTES = {
  externalId: null,
  active: null,
  userName: 'email',
  'name.givenName': 'first_name',
  'name.familyName': 'last_name',
  title: 'job_title',
  profileUrl: 'linkedin_url',
  [`${ALUM_SCHEMA}:graduationYear`]: 'graduation_year',
  [`${ALUM_SCHEMA}:major`]: 'major',
  [`${ALUM_SCHEMA}:company`]: 'company',
  [`${ALUM_SCHEMA}:willingToMentor`]: 'willing_to_mentor',
} as const satisfies Readonly<Record<string, TemplateColumn | null>>;

/** Paths ignore case (RFC 7643, section 2.1). */
const ATTRIBUTES_BY_PATH = new Map<string, TemplateColumn | 'externalId' | 'active'>(
  Object.entries(ATTRIBUTES).map(([path, column]) => [
    path.toLowerCase(),
    column ?? (path === 'active' ? 'active' : 'externalId'),
  ]),
);

/** What separates the path of a complex attribute, or of an extension, from its attributes. */
const SEPARATORS = new Map([
  ['name', '.'],
  [ALUM_SCHEMA.toLowerCase(), ':'],
]);

const CORE_PREFIX = `${USER_SCHEMA.toLowerCase()}:`;

/** The values of a resource as text, by path; attributes without a value are left out. */
export type ScimValues = ReadonlyMap<string, string>;

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Checks whether a value of JSON is an object. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the path of an attribute in lower case and without the prefix of the core schema. */
export function normalizePath(path: string): string {
  const lower = path.trim().toLowerCase();
  return lower.startsWith(CORE_PREFIX) ? lower.slice(CORE_PREFIX.length) : lower;
}

/**
 * Returns the known attributes of a resource by path, with null for attributes without a value. Other attributes are
 * left out: identity providers send many that we don't store.
 * @throws ScimRequestRefused
 */
export function readAttributes(resource: JsonObject): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const [key, value] of Object.entries(resource)) {
    const path = normalizePath(key);
    const separator = SEPARATORS.get(path);
    if (separator !== undefined && isJsonObject(value)) {
      for (const [name, inner] of Object.entries(value))
        addValue(values, `${path}${separator}${name.toLowerCase()}`, inner);
    } else addValue(values, path, value);
  }
  return values;
}

function addValue(values: Map<string, string | null>, path: string, value: unknown): void {
  if (ATTRIBUTES_BY_PATH.has(path)) values.set(path, toText(path, value));
}

function toText(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ScimRequestRefused('invalidValue', `${path} must be a single value`);
}

/** Returns the paths of known attributes that a path selects: itself, or those of a complex attribute or extension. */
export function listPaths(path: string): string[] {
  const normalized = normalizePath(path);
  const separator = SEPARATORS.get(normalized);
  return [...ATTRIBUTES_BY_PATH.keys()].filter(
    (known) => known === normalized || (separator !== undefined && known.startsWith(normalized + separator)),
  );
}

/** Returns the values of a person as a client would send them. */
export function toValues({ externalId, alumnus, endedAt }: RosterEntryState): ScimValues {
  const columns: Readonly<Record<TemplateColumn | 'externalId' | 'active', string | number | boolean | null>> = {
    externalId,
    active: endedAt === null,
    email: alumnus.email,
    first_name: alumnus.firstName,
    last_name: alumnus.lastName,
    job_title: alumnus.jobTitle,
    linkedin_url: alumnus.linkedinUrl,
    graduation_year: alumnus.graduationYear,
    major: alumnus.major,
    company: alumnus.company,
    willing_to_mentor: alumnus.suggestedMentor,
  };
  return new Map(
    [...ATTRIBUTES_BY_PATH].flatMap(([path, name]) => {
      const value = columns[name];
      return value === null ? [] : [[path, String(value)] as const];
    }),
  );
}

/**
 * Returns what a client wants to store.
 * @param isActive whether the person is active if the client doesn't say
 * @throws ScimRequestRefused
 */
export function toRosterInput(values: ScimValues, isActive: boolean): RosterInput {
  const fields: Partial<Record<TemplateColumn, string>> = {};
  for (const [path, text] of values) {
    const name = ATTRIBUTES_BY_PATH.get(path);
    if (name !== undefined && name !== 'externalId' && name !== 'active') fields[name] = text;
  }
  const externalId = values.get('externalid') ?? null;
  if (externalId !== null && externalId.length > MAX_EXTERNAL_ID_LENGTH) {
    throw new ScimRequestRefused('invalidValue', `externalId must be at most ${MAX_EXTERNAL_ID_LENGTH} characters`);
  }
  return { externalId, isActive: parseActive(values.get('active')) ?? isActive, fields };
}

/** Some identity providers send "False" as text. */
function parseActive(text: string | undefined): boolean | null {
  if (text === undefined) return null;
  const isActive = parseYesNo(text);
  if (isActive === null) throw new ScimRequestRefused('invalidValue', 'active must be true or false');
  return isActive;
}
