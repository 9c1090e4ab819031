import { startApp, type TestApp } from './support/app';
import { connected } from './support/connections';
import { emptyTables } from './support/empty-tables';
import { collegeIds } from './support/imported-alumni';
import { alumAtCrossroads } from './support/joint-calls';
import { type Actors, actors, type Row, row, sending, tryRow } from './support/matrix';
import { anHour } from './support/meetings';

type World = Record<'one' | 'other' | 'college' | 'college2', number>;

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp();
  everyone = await actors(app);
  const [college, college2] = (await collegeIds(app, 2)) as [number, number];
  const one = await alumAtCrossroads(app, 'one', [college, college2]);
  const other = await alumAtCrossroads(app, 'other', [college2, college]);
  for (const alum of [one, other]) await connected(everyone.stu, alum);
  world = { one: one.id, other: other.id, college, college2 };
}, 120_000);

const form = () => ({
  alumniIds: [world.one, world.other],
  startTime: anHour().startTime,
  lengthMinutes: 60,
});

// prettier-ignore
const ROWS: Row<World>[] = [
  //                                                             anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/joint-calls/alumni?colleges={college},{college2}', '401 200 200 200 403 403 403 403 403'),
  row('GET /api/joint-calls/slots?alumniIds={one},{other}',        '401 200 404 404 403 403 403 403 403'),
  row('POST /api/joint-calls',                                     '401 201 403 403 403 403 403 403 403', ...sending(form)),
];

describe('joint calls by nine actors', () => {
  beforeEach(() => emptyTables(app.db, 'mentorship.meetings'));

  it.each(ROWS)('$call', (asking) => tryRow(app, everyone, world, asking));
});
