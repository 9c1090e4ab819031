/** The position of a state on the tile map, starting at 1. */
interface StateTile {
  state: string;
  column: number;
  row: number;
}

/** Each line is a row of the map, from north to south; within a row, states are listed from west to east. */
const MAP_ROWS: readonly string[] = [
  'AK .. .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. .. VT NH',
  '.. WA ID MT ND MN IL WI MI NY RI MA',
  '.. OR NV WY SD IA IN OH PA NJ CT ..',
  '.. CA UT CO NE MO KY WV VA MD DE ..',
  '.. .. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. .. TX .. .. .. .. FL .. ..',
];

/** The fifty states and Washington, D.C., as tiles of equal size near their geographic position. */
export const STATE_TILES: readonly StateTile[] = MAP_ROWS.flatMap((line, row) =>
  line.split(' ').flatMap((state, column) => (state === '..' ? [] : [{ state, column: column + 1, row: row + 1 }])),
);
