/** What the federal file reports about a college besides its type and majors. */
const COLLEGE_TRAITS = ['historically-black', 'women', 'men', 'tribal', 'catholic', 'arts', 'technology'] as const;
export type CollegeTrait = (typeof COLLEGE_TRAITS)[number];

const TRAIT_FLAG_COLUMNS: Readonly<Partial<Record<CollegeTrait, readonly [column: string, code: string]>>> = {
  'historically-black': ['HBCU', '1'],
  women: ['WOMENONLY', '1'],
  men: ['MENONLY', '1'],
  tribal: ['TRIBAL', '1'],
  catholic: ['RELAFFIL', '30'],
};

/** Columns with the share of degrees in a group of fields, and the minimum share for the trait. */
const TRAIT_SHARE_COLUMNS: Readonly<
  Partial<Record<CollegeTrait, readonly [columns: readonly string[], least: number]>>
> = {
  arts: [['PCIP50'], 1 / 3],
  technology: [['PCIP11', 'PCIP14', 'PCIP15'], 1 / 2],
};

/**
 * Returns the traits in a row of the federal file. A column that is missing or has no value gives none.
 * @param cell text of the column with this name; empty if there is none
 */
export function readTraits(cell: (column: string) => string): CollegeTrait[] {
  return COLLEGE_TRAITS.filter((trait) => {
    const [column, code] = TRAIT_FLAG_COLUMNS[trait] ?? [];
    const [columns, least] = TRAIT_SHARE_COLUMNS[trait] ?? [];
    if (column) return cell(column).trim() === code;
    return columns !== undefined && sumFinite(columns.map((name) => Number(cell(name)))) >= least!;
  });
}

const sumFinite = (shares: readonly number[]): number =>
  shares.reduce((total, share) => total + (Number.isFinite(share) ? share : 0), 0);
