import { MAJORS } from '../../domain/catalogue/majors';
import { createCatalogueOnFreshDatabase } from './testing/catalogue-on';
import { describeAgainstReference, getReferenceFilePath, readReferenceRows } from './testing/reference-data';

const PROGRAMS = 227_980;
const MAX_SECONDS = 60;

describeAgainstReference('the majors of the official field-of-study file', () => {
  let catalog: Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>;
  const namedColleges = new Map<string, Set<string>>();

  beforeAll(async () => {
    for (const { major = '', ipeds_id = '' } of await readReferenceRows('college-majors.csv'))
      namedColleges.set(major, (namedColleges.get(major) ?? new Set()).add(ipeds_id));
    catalog = await createCatalogueOnFreshDatabase();
    await catalog.importColleges.execute({ from: getReferenceFilePath('scorecard-institutions.csv') });
  }, 180_000);

  const countColleges = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await catalog.directory.countFacets({})).majors.map(({ value, count }) => [value, count]));

  it('are the groups of the institution-level file until then', async () => {
    const counts = await countColleges();
    expect(counts.get('Nursing')).toBe(0);
    expect(counts.get('Biology')).toBeGreaterThan(1_000);
    expect(await catalog.catalogue.awaitsMajors()).toBe(true);
  });

  it(`are read from ${PROGRAMS} programs within ${MAX_SECONDS} seconds, once`, async () => {
    const from = getReferenceFilePath('fields-of-study-2026-06.csv.bz2');
    const { read, changed, unchanged, seconds } = await catalog.importFields.execute({ from });
    expect({ read, unchanged }).toEqual({ read: PROGRAMS, unchanged: 0 });
    expect(seconds).toBeLessThan(MAX_SECONDS);
    expect(await catalog.importFields.execute({ from })).toMatchObject({ changed: 0, unchanged: changed });
  }, 180_000);

  it.each(MAJORS)('%s is taught at 90 to 115 percent of the colleges that report awards in it', async (major) => {
    const share = ((await countColleges()).get(major) ?? 0) / namedColleges.get(major)!.size;
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(share).toBeLessThanOrEqual(1.15);
  });
});
