import {
  groupByCity,
  type LocatedCollege,
  milesBetween,
  normalizePlacePrefix,
  placeLabels,
  parsePlace,
  parsePlaceName,
  UnknownPlace,
} from './places';

describe('readPlace', () => {
  it.each([
    ['Boston, MA', 'boston', 'MA'],
    ['boston ma', 'boston', 'MA'],
    ['  BOSTON ,Massachusetts ', 'boston', 'MA'],
    ['New York, New York', 'new york', 'NY'],
    ['Charleston, West Virginia', 'charleston', 'WV'],
    ['Washington, D.C.', 'washington', 'DC'],
    ['Washington, District of Columbia', 'washington', 'DC'],
    ['Saint Louis, MO', 'st louis', 'MO'],
    ['St. Louis, MO', 'st louis', 'MO'],
    ['Mount Pleasant, MI', 'mt pleasant', 'MI'],
    ['Mayagüez, PR', 'mayaguez', 'PR'],
    ['Coeur d’Alene, ID', 'coeur dalene', 'ID'],
    ['Virginia, MN', 'virginia', 'MN'],
  ])('parses %p', (typed, city, state) => {
    expect(parsePlaceName(typed)).toEqual({ city, state });
  });

  it.each(['Boston', 'MA', ', MA', 'Massachusetts', 'Boston, XX', 'Boston, M', '', '???', '日本', '02134'])(
    'rejects %p',
    (typed) => {
      expect(() => parsePlaceName(typed)).toThrow(UnknownPlace);
    },
  );

  it('parses ZIP codes by their first three digits, in addition to cities', () => {
    expect(parsePlace('02139')).toEqual({ zipPrefix: '021' });
    expect(parsePlace('60601-1234')).toEqual({ zipPrefix: '606' });
    expect(parsePlace('Boston, MA')).toEqual({ city: 'boston', state: 'MA' });
    for (const text of ['0213', '021399', '02139-12', 'ZIP 02139'])
      expect(() => parsePlace(text)).toThrow(UnknownPlace);
  });

  it('names the invalid field', () => {
    expect(new UnknownPlace()).toMatchObject({ kind: 'invalid', fields: [{ field: 'near' }] });
  });
});

describe('typing a place', () => {
  it('matches the code or the name of the state', () => {
    expect(placeLabels('Saint Louis', 'MO')).toEqual(['st louis mo', 'st louis missouri']);
  });

  it.each([
    ['Bost', 'bost'],
    ['Boston, M', 'boston m'],
    ['Saint Lou', 'st lou'],
    ['St. Lou', 'st lou'],
    ['Washington, D.C', 'washington dc'],
    ['!', ''],
  ])('normalizes %p to %p', (typed, beginning) => {
    expect(normalizePlacePrefix(typed)).toBe(beginning);
  });
});

describe('milesBetween', () => {
  const boston = { latitude: 42.3601, longitude: -71.0589 };
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const honolulu = { latitude: 21.3069, longitude: -157.8583 };
  const guam = { latitude: 13.4443, longitude: 144.7937 };

  it('measures along the surface of the Earth', () => {
    expect(milesBetween(boston, newYork)).toBeCloseTo(190.2, 0);
    expect(milesBetween(boston, honolulu)).toBeCloseTo(5_084, -1);
  });

  it('crosses the date line if that is shorter', () => {
    expect(milesBetween(honolulu, guam)).toBeCloseTo(3_802, -1);
  });

  it('is symmetric', () => {
    expect(milesBetween(guam, boston)).toBe(milesBetween(boston, guam));
  });

  it('is zero for the same place', () => {
    expect(milesBetween(boston, boston)).toBe(0);
  });

  it('is half the circumference for opposite places', () => {
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_437, -1);
  });

  it('returns one decimal', () => {
    const miles = milesBetween(boston, newYork);
    expect(miles).toBe(Math.round(miles * 10) / 10);
  });
});

describe('citiesOf', () => {
  const at = (city: string, state: string, changes: Partial<LocatedCollege> = {}): LocatedCollege => ({
    city,
    state,
    latitude: 40,
    longitude: -80,
    enrollment: 100,
    ...changes,
  });

  it('locates a city at the center of its colleges, and adds up their students', () => {
    const cities = groupByCity([
      at('Athens', 'GA', { latitude: 34, longitude: -83, enrollment: 500 }),
      at('Athens', 'GA', { latitude: 35, longitude: -84, enrollment: null }),
    ]);
    expect(cities).toEqual([
      { name: 'Athens, GA', city: 'athens', state: 'GA', latitude: 34.5, longitude: -83.5, enrollment: 500 },
    ]);
  });

  it('distinguishes cities of the same name by state', () => {
    expect(groupByCity([at('Athens', 'GA'), at('Athens', 'OH')]).map(({ name }) => name)).toEqual([
      'Athens, GA',
      'Athens, OH',
    ]);
  });

  it('merges different spellings under the one with the most students', () => {
    const cities = groupByCity([
      at('Saint Louis', 'MO'),
      at('St. Louis', 'MO', { enrollment: 900 }),
      at('ST LOUIS', 'MO'),
    ]);
    expect(cities).toMatchObject([{ name: 'St. Louis, MO', city: 'st louis', enrollment: 1_100 }]);
  });
});
