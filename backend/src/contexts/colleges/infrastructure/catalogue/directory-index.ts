import type { QueryRunner } from 'typeorm';
import { type ChoiceFilter, FILTER_CHOICES } from '../../domain/catalogue/filter-choices';
import { majorBitmask, MAJORS } from '../../domain/catalogue/majors';
import { groupByCity, type LocatedCollege, placeLabels } from '../../domain/catalogue/places';

/** Increment when the same college would get a different entry. */
export const DIRECTORY_VERSION = 5;

const ALL_MAJORS_BITMASK = majorBitmask(MAJORS);

/** Returns SQL for the bits of the choices in an array. */
const choicesSql = (filter: ChoiceFilter, values: string): string =>
  FILTER_CHOICES[filter]
    .map((choice, at) => `CASE WHEN '${choice}' = ANY (${values}) THEN ${1 << at} ELSE 0 END`)
    .join(' | ');

/** The columns of an entry other than the college's ID, with the SQL expressions for their values. */
const COLUMN_SOURCES_SQL: Readonly<Record<string, string>> = {
  name: 'c.name',
  sort_name: 'lower(c.name)',
  state: 'c.state',
  type: 'c.type',
  branch: 'c.ipeds_id > 999999',
  short: `c.level = 'less-than-2-year'`,
  majors: `coalesce((SELECT bit_or(1 << (array_position($1::text[], m.major) - 1))
    FROM colleges.college_majors m WHERE m.college_id = c.id), 0)`,
  // Without a source for its majors, all majors of a college are unknown.
  unknown_majors: `CASE WHEN EXISTS (SELECT FROM colleges.major_sources s WHERE s.college_id = c.id)
    THEN coalesce((SELECT bit_or(1 << (array_position($1::text[], u.major) - 1))
      FROM colleges.major_sources s, unnest(s.unknown) AS u (major) WHERE s.college_id = c.id), 0)
    ELSE ${ALL_MAJORS_BITMASK} END`,
  tuition: 'c.tuition_in_state',
  acceptance: 'c.admission_rate',
  enrollment: 'c.enrollment',
  // Approximate number of applicants. Colleges that admit everyone report no rate.
  demand: 'round(c.enrollment * 100 / greatest(coalesce(c.admission_rate, 100), 1))',
  graduation: 'c.graduation_rate',
  net_price: 'f.net_price',
  retention: 'round((f.retention * 100)::numeric, 2)',
  earnings: 'f.earnings_10_years',
  debt: 'f.debt',
  family: 'f.opeid6',
  settings: 'coalesce(1 << (f.locale / 10 - 1), 0)',
  tests: choicesSql('tests', 'ARRAY[f.test_policy]'),
  missions: choicesSql(
    'missions',
    `f.missions || c.traits || ARRAY[CASE WHEN f.religious_affiliation IS NOT NULL THEN 'religious' END,
      CASE WHEN f.online_only THEN 'online' END]`,
  ),
  latitude: 'c.latitude',
  longitude: 'c.longitude',
};
const ENTRY_COLUMNS = Object.keys(COLUMN_SOURCES_SQL);

const PLACE_COLUMNS = [
  ['name', 'text'],
  ['label', 'text'],
  ['long_label', 'text'],
  ['latitude', 'float8'],
  ['longitude', 'float8'],
  ['students', 'integer'],
] as const;

/** Rewrites the directory entries of the colleges in `touched`, and the list of cities. */
export async function updateDirectoryEntries(db: QueryRunner): Promise<void> {
  await db.query(
    `DELETE FROM colleges.directory_entries d USING touched t, colleges.colleges c
     WHERE d.college_id = t.college_id AND c.id = t.college_id AND NOT c.operating`,
  );
  await db.query(
    `INSERT INTO colleges.directory_entries (college_id, ${ENTRY_COLUMNS.join(', ')})
     SELECT c.id, ${Object.values(COLUMN_SOURCES_SQL).join(', ')}
     FROM touched t JOIN colleges.colleges c ON c.id = t.college_id
     LEFT JOIN colleges.federal_figures f ON f.college_id = c.id
     WHERE c.operating
     ON CONFLICT (college_id) DO UPDATE
       SET ${ENTRY_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [MAJORS],
  );
  await replacePlaces(db);
}

async function replacePlaces(db: QueryRunner): Promise<void> {
  const locatedColleges = (await db.query(
    `SELECT c.city, d.state, d.latitude, d.longitude, d.enrollment
     FROM colleges.directory_entries d JOIN colleges.colleges c ON c.id = d.college_id
     WHERE d.latitude IS NOT NULL AND d.longitude IS NOT NULL`,
  )) as LocatedCollege[];
  const places = groupByCity(locatedColleges).map(({ enrollment, ...city }) => {
    const [label, longLabel] = placeLabels(city.city, city.state);
    return { ...city, students: enrollment, label, long_label: longLabel };
  });
  await db.query(
    `WITH fresh AS (
       SELECT * FROM json_to_recordset($1::json) AS p (state text, city text, ${PLACE_COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})),
     gone AS (
       DELETE FROM colleges.places p
       WHERE NOT EXISTS (SELECT FROM fresh f WHERE f.state = p.state AND f.city = p.city))
     INSERT INTO colleges.places AS p (state, city, ${placeColumnsSql()})
     SELECT state, city, ${placeColumnsSql()} FROM fresh
     ON CONFLICT (state, city) DO UPDATE SET (${placeColumnsSql()}) = (${placeColumnsSql('excluded.')})
       WHERE (${placeColumnsSql('p.')}) IS DISTINCT FROM (${placeColumnsSql('excluded.')})`,
    [JSON.stringify(places)],
  );
}

const placeColumnsSql = (table = ''): string => PLACE_COLUMNS.map(([name]) => table + name).join(', ');
