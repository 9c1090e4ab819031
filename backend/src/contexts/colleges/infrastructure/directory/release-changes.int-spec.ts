import { aCollege, NO_FACTS } from '../../application/catalogue/testing/a-college';
import type { ReportedFigures } from '../../domain/catalogue/federal/reported-figures';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';

const collegeWith = (values: ReportedFigures['values'], changes: Parameters<typeof aCollege>[0] = {}) =>
  aCollege({
    ...changes,
    official: {
      figures: { values, ranges: {}, suppressed: [], studentCounts: {} },
      facts: { ...NO_FACTS, predominantAward: 'bachelor' },
    },
  });

const MAY = '2025-05-19';
const MARCH = '2026-03-23';

describe.each(READER_SOURCES)('what the last release changed, read from %s', (source) => {
  async function open() {
    const made = await createCatalogueOnFreshDatabase(source);
    const release = (date: string, at: string, college: ReturnType<typeof aCollege>) =>
      made.catalogue.update(async (draft) => {
        await draft.stage({ colleges: [college], closed: [] });
        return draft.merge({
          source: 'scorecard',
          fileName: 'file.csv',
          sha256: null,
          release: date,
          at: new Date(at),
          rowsRead: 1,
        });
      });
    const read = async () => {
      const [{ id }] = await made.db.query<[{ id: number }]>('SELECT id FROM colleges.colleges');
      return made.reader.get(id);
    };
    return { ...made, release, read };
  }

  it('is empty after one release, however often it was imported', async () => {
    const { release, read } = await open();
    await release(MAY, '2026-01-01', collegeWith({ net_price: 10_000 }));
    await release(MAY, '2026-01-02', collegeWith({ net_price: 11_000 }));

    expect((await read()).changes).toEqual([]);
  });

  it('contains the main figures that had another value before it, in the order of the page', async () => {
    const { release, read } = await open();
    await release(
      MAY,
      '2026-01-01',
      collegeWith({ net_price: 10_000, debt: 20_000, retention: 0.8, books: 900 }, { admissionRate: 64.12 }),
    );
    await release(
      MARCH,
      '2026-04-01',
      collegeWith({ net_price: 11_000, retention: 0.82, earnings_10_years: 50_000, books: 950 }, { admissionRate: 60 }),
    );
    await release(
      MARCH,
      '2026-04-02',
      collegeWith({ net_price: 11_500, retention: 0.82, earnings_10_years: 50_000, books: 950 }, { admissionRate: 60 }),
    );

    expect((await read()).changes).toEqual([
      { figure: 'net_price', before: 10_000, after: 11_500 },
      { figure: 'retention', before: 0.8, after: 0.82 },
      { figure: 'admission_rate', before: 0.6412, after: 0.6 },
    ]);
  });

  it('leaves out figures that the college has replaced, and those that an earlier release changed', async () => {
    const { db, release, read } = await open();
    await release(MAY, '2026-01-01', collegeWith({ net_price: 10_000 }));
    await release(MARCH, '2026-04-01', collegeWith({ net_price: 11_000 }));
    await db.query(`UPDATE colleges.colleges SET edited_fields = '{enrollment}'`);
    await release('2026-06-10', '2026-07-01', collegeWith({ net_price: 11_000 }, { enrollment: 1_300 }));

    expect((await read()).changes).toEqual([]);
  });

  it('is a change of the college’s page', async () => {
    const { release, read } = await open();
    await release(MAY, '2026-01-01', collegeWith({ net_price: 10_000 }));
    await release(MARCH, '2026-04-01', collegeWith({ net_price: 11_000 }));

    expect((await read()).updated_at).toBe('2026-04-01T00:00:00.000Z');
  });
});
