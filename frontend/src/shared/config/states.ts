export interface State {
  /** Postal code under which colleges are listed. */
  code: string;
  name: string;
}

const parseStates = (stateNames: string): State[] =>
  stateNames.split('\n').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));

/** The fifty states, sorted by name. */
export const STATES: readonly State[] = parseStates(`AL Alabama
AK Alaska
AZ Arizona
AR Arkansas
CA California
CO Colorado
CT Connecticut
DE Delaware
FL Florida
GA Georgia
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`);

/** The capital, the territories and the freely associated states, which also have colleges. */
export const TERRITORIES: readonly State[] = parseStates(`DC District of Columbia
AS American Samoa
FM Federated States of Micronesia
GU Guam
MH Marshall Islands
MP Northern Mariana Islands
PW Palau
PR Puerto Rico
VI U.S. Virgin Islands`);

const stateNames = new Map([...STATES, ...TERRITORIES].map(({ code, name }) => [code, name]));

/** Returns a state's name in a path: 'U.S. Virgin Islands' -> 'us-virgin-islands'. The server has the same rule. */
export const toStateSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, '-');

/** Returns the state with this slug or this code, in any case; undefined if there is none. */
export function findState(text: string): State | undefined {
  const slug = toStateSlug(text);
  return [...STATES, ...TERRITORIES].find(
    ({ code, name }) => toStateSlug(name) === slug || code.toLowerCase() === slug,
  );
}

/** Returns the name of a state: 'MA' -> 'Massachusetts'; an unknown code is returned unchanged. */
export const stateName = (code: string): string => stateNames.get(code) ?? code;

export const isStateCode = (code: string): boolean => stateNames.has(code);

const CODES_WITH_ARTICLE = ['DC', 'FM', 'MH', 'MP', 'VI'];

/** Returns 'in California', or 'in the District of Columbia'. The server has the same rule. */
export const inState = ({ code, name }: State): string =>
  CODES_WITH_ARTICLE.includes(code) ? `in the ${name}` : `in ${name}`;
