import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { CollegeDetailView, FigureView } from '../../application/directory/ports/college-reader';
import type { FigureRange } from '../../domain/catalogue/federal/reported-figures';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { type JoinedRow, writeJoinedFile } from '../import/testing/joined-file';
import { describeAgainstReference } from '../import/testing/reference-data';

/** What the API must show for a row of the official file, computed separately from the import. */
type Expected = number | FigureRange | 'suppressed' | 'does_not_apply' | 'not_reported';

const first = (row: JoinedRow, ...columns: string[]): Expected => {
  for (const column of columns) {
    const cell = row[column] ?? '';
    if (cell === 'PS') return 'suppressed';
    const [from, to] = cell.startsWith('<=') ? ['0', cell.slice(2)] : cell.split('-');
    // A negative price begins with the sign.
    if (from && to) return { from: Number(from), to: Number(to) };
    if (cell !== '' && cell !== 'NA') return Number(cell);
  }
  return 'not_reported';
};
const whole = (value: Expected): Expected => (typeof value === 'number' ? Math.round(value) : value);
const COLUMNS_BY_FIGURE: Readonly<Record<string, readonly string[]>> = {
  net_price: ['NPT4_PUB', 'NPT4_PRIV'],
  net_price_band1: ['NPT41_PUB', 'NPT41_PRIV'],
  net_price_band2: ['NPT42_PUB', 'NPT42_PRIV'],
  net_price_band3: ['NPT43_PUB', 'NPT43_PRIV'],
  net_price_band4: ['NPT44_PUB', 'NPT44_PRIV'],
  net_price_band5: ['NPT45_PUB', 'NPT45_PRIV'],
  cost_of_attendance: ['COSTT4_A'],
  cost_of_attendance_program: ['COSTT4_P'],
  tuition_in_state: ['TUITIONFEE_IN'],
  tuition_out_state: ['TUITIONFEE_OUT'],
  tuition_program: ['TUITIONFEE_PROG'],
  room_board_on_campus: ['ROOMBOARD_ON'],
  room_board_off_campus: ['ROOMBOARD_OFF'],
  books: ['BOOKSUPPLY'],
  other_on_campus: ['OTHEREXPENSE_ON'],
  other_off_campus: ['OTHEREXPENSE_OFF'],
  other_with_family: ['OTHEREXPENSE_FAM'],
  debt: ['GRAD_DEBT_MDN_SUPP'],
  monthly_payment: ['GRAD_DEBT_MDN10YR_SUPP'],
  debt_all_borrowers: ['DEBT_MDN_SUPP'],
  debt_withdrawn: ['WDRAW_DEBT_MDN'],
  debt_pell: ['PELL_DEBT_MDN'],
  debt_first_generation: ['FIRSTGEN_DEBT_MDN'],
  parent_debt: ['PLUS_DEBT_INST_COMP_MD'],
  parent_debt_all_borrowers: ['PLUS_DEBT_INST_MD'],
  loan_share: ['PCTFLOAN'],
  loan_share_first_time: ['FTFTPCTFLOAN'],
  default_rate: ['CDR3'],
  repayment_2_years_default: ['BBRR2_FED_UG_DFLT'],
  repayment_2_years_progress: ['BBRR2_FED_UG_MAKEPROG'],
  repayment_4_years_default: ['BBRR4_FED_UG_DFLT'],
  repayment_4_years_progress: ['BBRR4_FED_UG_MAKEPROG'],
  repayment_4_years_paid: ['BBRR4_FED_UG_PAIDINFULL'],
  graduation_rate: ['C150_4', 'C150_L4', 'C150_4_POOLED', 'C150_L4_POOLED'],
  graduation_on_time: ['C100_4', 'C100_L4'],
  graduation_200: ['C200_4', 'C200_L4'],
  graduation_pell: ['C150_4_PELL', 'C150_L4_PELL'],
  graduation_white: ['C150_4_WHITE', 'C150_L4_WHITE'],
  graduation_black: ['C150_4_BLACK', 'C150_L4_BLACK'],
  graduation_hisp: ['C150_4_HISP', 'C150_L4_HISP'],
  graduation_asian: ['C150_4_ASIAN', 'C150_L4_ASIAN'],
  transferred_out: ['TRANS_4', 'TRANS_L4'],
  retention: ['RET_FT4', 'RET_FTL4'],
  retention_part_time: ['RET_PT4', 'RET_PTL4'],
  award_8_years: ['OMAWDP8_ALL'],
  award_8_years_full_time: ['OMAWDP8_FTFT'],
  award_8_years_part_time: ['OMAWDP8_PTFT'],
  award_8_years_transfer: ['OMAWDP8_FTNFT'],
  award_8_years_transfer_part_time: ['OMAWDP8_PTNFT'],
  still_enrolled_8_years: ['OMENRYP_ALL'],
  enrolled_elsewhere_8_years: ['OMENRAP_ALL'],
  withdrew_8_years: ['OMENRUP_ALL'],
  earnings_6_years: ['MD_EARN_WNE_P6'],
  earnings_8_years: ['MD_EARN_WNE_P8'],
  earnings_10_years: ['MD_EARN_WNE_P10'],
  earnings_10_years_p25: ['PCT25_EARN_WNE_P10'],
  earnings_10_years_p75: ['PCT75_EARN_WNE_P10'],
  earnings_10_years_income1: ['MD_EARN_WNE_INC1_P10'],
  earnings_10_years_income2: ['MD_EARN_WNE_INC2_P10'],
  earnings_10_years_income3: ['MD_EARN_WNE_INC3_P10'],
  earnings_1_year_after: ['MD_EARN_WNE_1YR'],
  earnings_4_years_after: ['MD_EARN_WNE_4YR'],
  above_high_school: ['GT_THRESHOLD_P10'],
  above_high_school_6_years: ['GT_THRESHOLD_P6'],
  above_high_school_8_years: ['GT_THRESHOLD_P8'],
  admission_rate: ['ADM_RATE_SUPP'],
  sat_reading_25: ['SATVR25'],
  sat_reading_50: ['SATVR50'],
  sat_reading_75: ['SATVR75'],
  sat_math_25: ['SATMT25'],
  sat_math_50: ['SATMT50'],
  sat_math_75: ['SATMT75'],
  act_25: ['ACTCM25'],
  act_50: ['ACTCM50'],
  act_75: ['ACTCM75'],
  enrollment: ['UGDS'],
  enrollment_without_degree_goal: ['UGNONDS'],
  enrollment_graduate: ['GRADS'],
  student_faculty_ratio: ['STUFACR'],
  faculty_full_time: ['PFTFAC'],
  faculty_ethnicity_white: ['IRPS_WHITE'],
  faculty_ethnicity_black: ['IRPS_BLACK'],
  faculty_ethnicity_hisp: ['IRPS_HISP'],
  faculty_ethnicity_asian: ['IRPS_ASIAN'],
  faculty_ethnicity_aian: ['IRPS_AIAN'],
  faculty_ethnicity_nhpi: ['IRPS_NHPI'],
  faculty_ethnicity_2mor: ['IRPS_2MOR'],
  faculty_ethnicity_nra: ['IRPS_NRA'],
  faculty_ethnicity_unkn: ['IRPS_UNKN'],
  faculty_monthly_salary: ['AVGFACSAL'],
  spending_per_student: ['INEXPFTE'],
  tuition_revenue_per_student: ['TUITFTE'],
  endowment: ['ENDOWEND'],
  part_time: ['PPTUG_EF'],
  age_25_plus: ['UG25ABV'],
  pell_share: ['PCTPELL'],
  pell_share_first_time: ['FTFTPCTPELL'],
  first_generation: ['FIRST_GEN'],
  women_share: ['UGDS_WOMEN'],
  men_share: ['UGDS_MEN'],
  ethnicity_white: ['UGDS_WHITE'],
  ethnicity_black: ['UGDS_BLACK'],
  ethnicity_hisp: ['UGDS_HISP'],
  ethnicity_asian: ['UGDS_ASIAN'],
  ethnicity_aian: ['UGDS_AIAN'],
  ethnicity_nhpi: ['UGDS_NHPI'],
  ethnicity_2mor: ['UGDS_2MOR'],
  ethnicity_nra: ['UGDS_NRA'],
  ethnicity_unkn: ['UGDS_UNKN'],
};
const STUDENT_SHARES =
  /^(ethnicity_.*|women_share|men_share|part_time|age_25_plus|pell_share.*|first_generation|loan_share.*)$/;
const NOT_UNDERGRADUATE =
  /^(enrollment_graduate|faculty_.*|spending_per_student|tuition_revenue_per_student|endowment)$/;

function doesNotApply(figure: string, row: JoinedRow): boolean {
  const has = (column: string): boolean => !['', 'NA', undefined].includes(row[column]);
  const isOpen = row['OPENADMP'] === '1';
  if (row['PREDDEG'] === '4' && !NOT_UNDERGRADUATE.test(figure)) return true;
  if (figure === 'admission_rate') return isOpen;
  if (/^(sat|act)_/.test(figure)) return isOpen || row['ADMCON7'] === '3';
  if (/^tuition_(in|out)_state$|^cost_of_attendance$/.test(figure)) return has('TUITIONFEE_PROG');
  return /^tuition_program$|^cost_of_attendance_program$/.test(figure) && has('TUITIONFEE_IN');
}

function expectedOf(figure: string, row: JoinedRow): Expected {
  const read = first(row, ...COLUMNS_BY_FIGURE[figure]!);
  const value = figure === 'admission_rate' && read === 0 ? 'not_reported' : read;
  const undergraduates = Number(row['UGDS']);
  if (STUDENT_SHARES.test(figure) && row['UGDS'] !== 'NA' && undergraduates < 30) return 'suppressed';
  if (value === 'not_reported' && doesNotApply(figure, row)) return 'does_not_apply';
  return figure === 'monthly_payment' ? whole(value) : value;
}

const shown = ({ value, range, reason }: FigureView): unknown => value ?? range ?? reason;

/** The price of a year, calculated separately; null if the file doesn't say enough. */
function expectedPrice(row: JoinedRow, band: number, way: 'ON' | 'OFF' | 'FAM', isOutOfState: boolean): number | null {
  const read = (column: string): number => {
    const value = first(row, column);
    return typeof value === 'number' ? value : Number.NaN;
  };
  const isPublic = row['CONTROL'] === '1';
  const costs = {
    ON: read('ROOMBOARD_ON') + read('OTHEREXPENSE_ON'),
    OFF: read('ROOMBOARD_OFF') + read('OTHEREXPENSE_OFF'),
    FAM: read('OTHEREXPENSE_FAM'),
  };
  const known = Object.values(costs).filter((cost) => !Number.isNaN(cost));
  const rest = read('COSTT4_A') - read('TUITIONFEE_IN') - read('BOOKSUPPLY');
  const included = [...known, rest].sort((one, other) => one - other);
  // The rest is within the range of the three, or its nearer end counts.
  const inside = rest < Math.min(...known) ? included[1]! : rest > Math.max(...known) ? included.at(-2)! : rest;
  const more = isOutOfState && isPublic ? read('TUITIONFEE_OUT') - read('TUITIONFEE_IN') : 0;
  const price = read(`NPT4${band}_${isPublic ? 'PUB' : 'PRIV'}`) + more + costs[way] - inside;
  return Number.isNaN(price) ? null : price;
}

const BANDS = [1, 2, 3, 4, 5];
const WAYS = [
  ['ON', 'onCampus'],
  ['OFF', 'offCampus'],
  ['FAM', 'withFamily'],
] as const;

describeAgainstReference('the figures of colleges', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradspan-joined-'));
  let catalogue: Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>;
  let rows: readonly JoinedRow[];
  let details: ReadonlyMap<number, CollegeDetailView>;

  beforeAll(async () => {
    const path = join(folder, 'joined.csv');
    rows = await writeJoinedFile(path);
    catalogue = await createCatalogueOnFreshDatabase();
    await catalogue.importColleges.execute({ from: path, release: '2025-05-19' });
    const { items } = await catalogue.directory.list({}, {}, { limit: 10_000, offset: 0 });
    const all: CollegeDetailView[] = [];
    for (let at = 0; at < items.length; at += 500)
      all.push(...(await catalogue.directory.listDetails(items.slice(at, at + 500).map(({ id }) => id))));
    details = new Map(all.map((college) => [college.ipeds_id, college]));
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const operating = () => rows.filter((row) => row['CURROPER'] === '1');

  it('equal the official file in every college, with a value or a reason', () => {
    const differences: unknown[] = [];
    for (const row of operating()) {
      const { figures } = details.get(Number(row['UNITID']))!;
      for (const [figure, view] of Object.entries(figures)) {
        const expected = expectedOf(figure, row);
        if (!isDeepStrictEqual(shown(view), expected)) differences.push([row['UNITID'], figure, shown(view), expected]);
      }
    }
    expect(differences.slice(0, 20)).toEqual([]);
    expect(Object.keys(details.values().next().value!.figures).sort()).toEqual(Object.keys(COLUMNS_BY_FIGURE).sort());
  });

  it('are a range for repayment at colleges with few borrowers', () => {
    const isRange = (row: JoinedRow): boolean => /^<=|\d-\d/.test(row['BBRR4_FED_UG_DFLT'] ?? '');
    const ranged = operating().filter(isRange);
    expect(ranged.length).toBeGreaterThan(1_000);
    for (const { UNITID } of ranged) {
      const { value, range, reason, median } = details.get(Number(UNITID))!.figures.repayment_4_years_default;
      expect([value, reason, median]).toEqual([null, null, null]);
      expect(range!.from).toBeLessThan(range!.to);
    }
  });

  it('show no withheld debt or admission rate, and no share of fewer than 30 students', () => {
    const mainCampuses = operating().filter(({ UNITID }) => UNITID!.length === 6);
    const isWithheld = (plain: string, withheld: string) => (row: JoinedRow) =>
      row[withheld] === 'PS' && row[plain] !== 'NA' && row[plain] !== 'PS';
    const ofDebt = mainCampuses.filter(isWithheld('GRAD_DEBT_MDN', 'GRAD_DEBT_MDN_SUPP'));
    const ofRate = mainCampuses.filter(isWithheld('ADM_RATE', 'ADM_RATE_SUPP'));
    const small = mainCampuses.filter(({ UGDS }) => UGDS !== 'NA' && Number(UGDS) < 30);
    expect([ofDebt.length, ofRate.length, small.length]).toEqual([118, 172, 299]);
    const figuresOf = (row: JoinedRow) => details.get(Number(row['UNITID']))!;
    expect(ofDebt.filter((row) => figuresOf(row).figures.debt.value !== null)).toEqual([]);
    expect(ofRate.filter((row) => figuresOf(row).figures.admission_rate.value !== null)).toEqual([]);
    expect(ofRate.filter((row) => figuresOf(row).admission_rate !== null)).toEqual([]);
    expect(small.filter((row) => figuresOf(row).figures.ethnicity_white.value !== null)).toEqual([]);
  });

  it('mark the campuses that are measured together', () => {
    const families = new Map<string, number>();
    // Without an OPEID6, nothing says that a college is measured together with others.
    const mainCampuses = operating().filter(({ UNITID, OPEID6 }) => UNITID!.length === 6 && OPEID6 !== 'NA');
    for (const { OPEID6 } of mainCampuses) families.set(OPEID6!, (families.get(OPEID6!) ?? 0) + 1);
    const marked = mainCampuses.filter(
      ({ UNITID }) => details.get(Number(UNITID))!.figures.earnings_10_years.pooled_with.length > 0,
    );
    expect(marked).toHaveLength(1_119);
    for (const { UNITID, OPEID6 } of marked)
      expect(details.get(Number(UNITID))!.figures.debt.pooled_with).toHaveLength(families.get(OPEID6!)! - 1);
  });

  it('are compared with the medians of colleges with the same predominant award', () => {
    const medianOf = (award: string) => {
      const { figures } = [...details.values()].find(({ facts }) => facts.predominant_award === award)!;
      const { net_price, earnings_10_years, graduation_rate, pell_share } = figures;
      return [net_price, earnings_10_years, graduation_rate, pell_share].map(({ median }) => median);
    };
    expect(medianOf('certificate')[0]).toBe(16_832);
    expect(medianOf('associate')[0]).toBe(9_026);
    expect(medianOf('bachelor')[0]).toBe(19_740);
    expect(medianOf('associate')[2]).toBeCloseTo(0.342, 2);
    expect(medianOf('bachelor')[3]).toBeCloseTo(0.33, 3);
    expect(medianOf('graduate')).toEqual([null, null, null, null]);
  });

  it('give the price of a year for every income, way of living and state', async () => {
    const prices = await catalogue.directory.listPrices();
    const indexById = new Map(prices.id.map((id, index) => [id, index]));
    let priced = 0;
    const differences: unknown[] = [];
    for (const row of operating()) {
      const { id, price_parts } = details.get(Number(row['UNITID']))!;
      const index = indexById.get(id);
      for (const band of BANDS)
        for (const [way, column] of WAYS)
          for (const isOutOfState of [false, true]) {
            const living = index === undefined ? null : prices[column][index];
            const base = index === undefined ? null : prices.bands[band - 1]![index];
            const more = index === undefined || !isOutOfState ? 0 : prices.outOfState[index];
            const price =
              index === undefined || living === null || base === null || more === null
                ? null
                : base! + more! + living! - prices.includedLiving[index]!;
            const expected = expectedPrice(row, band, way, isOutOfState);
            if (expected !== null) priced++;
            if (price !== expected) differences.push([row['UNITID'], band, way, isOutOfState, price, expected]);
          }
      expect(price_parts !== null).toBe(index !== undefined);
    }
    expect(differences.slice(0, 20)).toEqual([]);
    expect(priced).toBe(73_960);
    expect(gzipSync(JSON.stringify(prices)).length).toBeLessThan(250_000);
  });

  it('have the year of their measure', () => {
    const { figures } = [...details.values()].find(({ name }) => name === 'Ohio State University-Main Campus')!;
    expect(figures.net_price.year).toBe('2022-23');
    expect(figures.tuition_in_state.year).toBe('2023-24');
    expect(figures.graduation_rate.year).toBe('students who started in fall 2017');
    expect(Object.values(figures).filter(({ year }) => year === null)).toEqual([]);
  });
});
