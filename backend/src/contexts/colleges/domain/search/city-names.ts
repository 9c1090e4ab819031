/**
 * A city with the names that students use for it and the towns its colleges have in their addresses. Distances are
 * measured from the first town. A `short` name can only mean the city, so it is a complete search.
 */
interface CityNames {
  readonly nicknames?: readonly string[];
  readonly fullNames?: readonly string[];
  readonly towns: readonly string[];
  /** The name means a region: towns around the first one are included. */
  readonly region?: true;
}

const appendState = (state: string, ...cities: string[]): string[] => cities.map((city) => `${city} ${state}`);

const QUEENS_NEIGHBORHOODS = appendState(
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
    nicknames: ['nyc', 'new york city', 'ny city', 'the big apple'],
    towns: [
      ...appendState(
        'ny',
        'new york',
        'new york city',
        'brooklyn',
        'bronx',
        'staten island',
        'riverdale',
        'throggs neck',
      ),
      ...QUEENS_NEIGHBORHOODS,
    ],
  },
  { fullNames: ['manhattan'], towns: appendState('ny', 'new york', 'new york city') },
  { fullNames: ['queens'], towns: QUEENS_NEIGHBORHOODS },
  { fullNames: ['bronx', 'the bronx'], towns: appendState('ny', 'bronx', 'riverdale', 'throggs neck') },
  {
    nicknames: ['la'],
    fullNames: ['los angeles', 'l a'],
    towns: appendState(
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
  { nicknames: ['sf', 'san fran'], towns: appendState('ca', 'san francisco') },
  { nicknames: ['bay area', 'the bay area', 'sf bay area'], towns: appendState('ca', 'san francisco'), region: true },
  { nicknames: ['philly'], towns: appendState('pa', 'philadelphia') },
  { nicknames: ['dc', 'washington dc', 'd c', 'washington d c'], towns: appendState('dc', 'washington') },
  { nicknames: ['dmv'], towns: appendState('dc', 'washington'), region: true },
  { nicknames: ['bmore'], towns: appendState('md', 'baltimore') },
  { fullNames: ['boston'], towns: appendState('ma', 'boston', 'brighton', 'roxbury crossing') },
  { nicknames: ['chi town', 'chitown'], towns: appendState('il', 'chicago') },
  { nicknames: ['chicagoland'], towns: appendState('il', 'chicago'), region: true },
  { nicknames: ['atl'], towns: appendState('ga', 'atlanta') },
  { nicknames: ['nola', 'the big easy'], towns: appendState('la', 'new orleans') },
  { nicknames: ['vegas'], towns: appendState('nv', 'las vegas', 'north las vegas') },
  { nicknames: ['st pete'], towns: appendState('fl', 'st petersburg') },
  { nicknames: ['slc'], towns: appendState('ut', 'salt lake city') },
  { nicknames: ['okc'], towns: appendState('ok', 'oklahoma city') },
  { nicknames: ['stl'], towns: appendState('mo', 'st louis') },
  { nicknames: ['indy'], towns: appendState('in', 'indianapolis') },
  { nicknames: ['cincy'], towns: appendState('oh', 'cincinnati') },
  { nicknames: ['pdx'], towns: appendState('or', 'portland') },
  { nicknames: ['twin cities', 'the twin cities'], towns: appendState('mn', 'minneapolis', 'st paul') },
  { nicknames: ['dfw'], towns: appendState('tx', 'dallas', 'ft worth') },
  { nicknames: ['research triangle'], towns: appendState('nc', 'raleigh', 'durham', 'chapel hill') },
  {
    nicknames: ['quad cities', 'the quad cities'],
    towns: [...appendState('ia', 'davenport', 'bettendorf'), ...appendState('il', 'moline', 'rock island')],
  },
  {
    nicknames: ['silicon valley'],
    towns: appendState('ca', 'san jose', 'santa clara', 'cupertino', 'sunnyvale', 'stanford'),
  },
];

/** The towns of a city, and whether the surrounding towns are included. */
export interface TownGroup {
  readonly towns: readonly string[];
  readonly region: boolean;
}

const listTownGroupsByName = (names: 'nicknames' | 'fullNames'): (readonly [string, TownGroup])[] =>
  CITIES.flatMap(({ towns, region = false, ...cityNames }) =>
    (cityNames[names] ?? []).map((name) => [name, { towns, region }] as const),
  );

/** Names that can only mean a city. */
export const CITY_NICKNAMES: ReadonlyMap<string, TownGroup> = new Map(listTownGroupsByName('nicknames'));
/** All names that stand for several towns, or for one town under another name. */
export const CITY_NAMES: ReadonlyMap<string, TownGroup> = new Map([
  ...CITY_NICKNAMES,
  ...listTownGroupsByName('fullNames'),
]);
