import { startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { groupHourForm, joinGroupHour, offerGroupHour } from './support/group-hours';
import { type Actors, actors, type Row, row, sending, tryRow } from './support/matrix';

type World = { readonly own: number };

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp();
  everyone = await actors(app);
});

/** Arranges: `alu` hosts a group hour, and `stu` joined it. */
async function arrange(): Promise<void> {
  await emptyTables(app.db, 'mentorship.group_hours');
  const { id: own } = await offerGroupHour(everyone.alu);
  await joinGroupHour(everyone.stu, own).expect(200);
  world = { own };
}

const OWN = '/api/group-hours/{own}';

// prettier-ignore
const READS: Row<World>[] = [
  //                               anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/group-hours',       '401 200 200 200 200 200 403 403 403'),
  row(`GET ${OWN}`,                 '401 200 200 200 200 404 403 403 403'),
  row(`GET ${OWN}.ics`,             '401 200 404 404 200 404 403 403 403'),
  row(`GET ${OWN}/call`,            '401 409 404 404 409 404 403 403 403'),
];

// prettier-ignore
const WRITES: Row<World>[] = [
  //                               anon stu stu2 minor alu alu2 admP adm1 adm2
  row('POST /api/group-hours',      '401 403 403 403 409 201 403 403 403', ...sending(() => groupHourForm())),
  row(`PUT ${OWN}/question`,        '401 200 409 409 403 403 403 403 403', ...sending(() => ({ question: 'Is it loud?' }))),
  row(`POST ${OWN}/leave`,          '401 204 204 204 403 403 403 403 403', ...sending(() => ({}))),
  row(`DELETE ${OWN}`,              '401 403 404 404 204 404 403 403 403', ...sending(() => ({}))),
];

describe('reads of a group hour by nine actors', () => {
  beforeAll(arrange);

  it.each(READS)('$call', (asking) => tryRow(app, everyone, world, asking));
});

describe('writes to a group hour by nine actors', () => {
  beforeEach(arrange);

  it.each(WRITES)('$call', (asking) => tryRow(app, everyone, world, asking));
});
