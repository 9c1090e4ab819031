/**
 * A city with the names that students use for it and the towns its colleges have in their addresses. Distances are
 * measured from the first town. A `short` name can only mean the city, so it is a complete search.
 */
interface CityNames {
  readonly short?: readonly string[];
  readonly long?: readonly string[];
  readonly towns: readonly string[];
  /** The name means a region: towns around the first one are included. */
  readonly region?: true;
}

const inState = (state: string, ...cities: string[]): string[] => cities.map((city) => `${city} ${state}`);

const QUEENS = inState(
  'ny',
  'queens',
  'flushing',
  'jamaica',
  'long island city',
  'forest hills',
  'far rockaway',
  'rego park',
  'astoria',
  'bayside',
  'kew gardens',
  'whitestone',
  'elmhurst',
  'corona',
  'woodside',
  'ridgewood',
);

const CITIES: readonly CityNames[] = [
  {
    short: ['nyc', 'new york city', 'ny city', 'the big apple'],
    towns: [
      ...inState('ny', 'new york', 'new york city', 'brooklyn', 'bronx', 'staten island', 'riverdale', 'throggs neck'),
      ...QUEENS,
    ],
  },
  { long: ['manhattan'], towns: inState('ny', 'new york', 'new york city') },
  { long: ['queens'], towns: QUEENS },
  { long: ['bronx', 'the bronx'], towns: inState('ny', 'bronx', 'riverdale', 'throggs neck') },
  {
    short: ['la'],
    long: ['los angeles', 'l a'],
    towns: inState(
      'ca',
      'los angeles',
      'hollywood',
      'north hollywood',
      'van nuys',
      'northridge',
      'sherman oaks',
      'reseda',
      'woodland hills',
      'valley glen',
      'sylmar',
      'tarzana',
      'canoga park',
      'west hills',
      'panorama city',
      'encino',
      'chatsworth',
      'san pedro',
      'wilmington',
    ),
  },
  { short: ['sf', 'san fran'], towns: inState('ca', 'san francisco') },
  { short: ['bay area', 'the bay area', 'sf bay area'], towns: inState('ca', 'san francisco'), region: true },
  { short: ['philly'], towns: inState('pa', 'philadelphia') },
  { short: ['dc', 'washington dc', 'd c', 'washington d c'], towns: inState('dc', 'washington') },
  { short: ['dmv'], towns: inState('dc', 'washington'), region: true },
  { short: ['bmore'], towns: inState('md', 'baltimore') },
  { long: ['boston'], towns: inState('ma', 'boston', 'brighton', 'roxbury crossing') },
  { short: ['chi town', 'chitown'], towns: inState('il', 'chicago') },
  { short: ['chicagoland'], towns: inState('il', 'chicago'), region: true },
  { short: ['atl'], towns: inState('ga', 'atlanta') },
  { short: ['nola', 'the big easy'], towns: inState('la', 'new orleans') },
  { short: ['vegas'], towns: inState('nv', 'las vegas', 'north las vegas') },
  { short: ['st pete'], towns: inState('fl', 'st petersburg') },
  { short: ['slc'], towns: inState('ut', 'salt lake city') },
  { short: ['okc'], towns: inState('ok', 'oklahoma city') },
  { short: ['stl'], towns: inState('mo', 'st louis') },
  { short: ['indy'], towns: inState('in', 'indianapolis') },
  { short: ['cincy'], towns: inState('oh', 'cincinnati') },
  { short: ['pdx'], towns: inState('or', 'portland') },
  { short: ['twin cities', 'the twin cities'], towns: inState('mn', 'minneapolis', 'st paul') },
  { short: ['dfw'], towns: inState('tx', 'dallas', 'ft worth') },
  { short: ['research triangle'], towns: inState('nc', 'raleigh', 'durham', 'chapel hill') },
  {
    short: ['quad cities', 'the quad cities'],
    towns: [...inState('ia', 'davenport', 'bettendorf'), ...inState('il', 'moline', 'rock island')],
  },
  { short: ['silicon valley'], towns: inState('ca', 'san jose', 'santa clara', 'cupertino', 'sunnyvale', 'stanford') },
];

/** The towns of a city, and whether the surrounding towns are included. */
export interface TownGroup {
  readonly towns: readonly string[];
  readonly region: boolean;
}

const byName = (names: 'short' | 'long'): (readonly [string, TownGroup])[] =>
  CITIES.flatMap(({ towns, region = false, ...cityNames }) =>
    (cityNames[names] ?? []).map((name) => [name, { towns, region }] as const),
  );

/** Names that can only mean a city. */
export const SHORT_CITY_NAMES: ReadonlyMap<string, TownGroup> = new Map(byName('short'));
/** All names that stand for several towns, or for one town under another name. */
export const CITY_NAMES: ReadonlyMap<string, TownGroup> = new Map([...SHORT_CITY_NAMES, ...byName('long')]);
