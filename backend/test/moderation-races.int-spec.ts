import type { DataSource } from 'typeorm';
import { AnnounceCase } from '../src/contexts/forum/application/moderation/open-case';
import { HideContent } from '../src/contexts/forum/application/moderation/hide-content';
import { DecideOnCase } from '../src/contexts/forum/application/moderation/decide-on-case';
import {
  InMemoryContent,
  InMemoryPeople,
  RecordedNotices,
} from '../src/contexts/forum/application/moderation/testing/moderation-fakes';
import { CaseChanged, CaseClaimed, CaseClosed } from '../src/contexts/forum/domain/moderation/moderation-errors';
import { TypeormCases } from '../src/contexts/forum/infrastructure/moderation/typeorm-cases';
import { freshDatabase, unitOfWorkOn } from './support/database';
import { emptyTablesAndIds } from './support/empty-tables';

const OPERATORS = [90, 91, 92, 93];
let db: DataSource;
let decide: DecideOnCase;
beforeAll(async () => {
  db = await freshDatabase();
  const people = new InMemoryPeople();
  for (const id of OPERATORS) people.operatorIds.add(id);
  const session = unitOfWorkOn(db);
  const [notices, clock] = [new RecordedNotices(), { now: () => new Date() }];
  const announce = new AnnounceCase(people, notices);
  const cases = new TypeormCases(session);
  const hide = new HideContent(cases, new InMemoryContent(), notices);
  decide = new DecideOnCase(cases, people, hide, notices, announce, clock);
});

async function aCase(): Promise<number> {
  await emptyTablesAndIds(db, 'forum.moderation_cases');
  const [row] = await db.query<{ id: number }[]>(
    `INSERT INTO forum.moderation_cases (target_type, target_id, subject_id, status, is_urgent, reasons, report_count,
       first_reported_at, last_reported_at, is_content_hidden, version)
     VALUES ('review', 5, 8, 'open', false, '{spam}', 1, now(), now(), false, 1) RETURNING id`,
  );
  return row!.id;
}
const kept = () => db.query<object[]>('SELECT status, outcome, claimed_by, version FROM forum.moderation_cases');
const history = () => db.query<object[]>('SELECT operator_id, action FROM forum.moderation_history');
const refusals = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

describe('concurrent actions of operators', () => {
  it('claim a case once and reject the others', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await aCase();
      const outcomes = await Promise.allSettled(OPERATORS.map((by) => decide.claim({ id: by }, id)));
      const refused = refusals(outcomes);
      const holder = OPERATORS[outcomes.findIndex(({ status }) => status === 'fulfilled')];

      expect(refused).toHaveLength(OPERATORS.length - 1);
      for (const refusal of refused) expect(refusal).toBeInstanceOf(CaseClaimed);
      expect(await kept()).toEqual([{ status: 'claimed', outcome: null, claimed_by: holder, version: 2 }]);
      expect(await history()).toEqual([{ operator_id: holder, action: 'claim' }]);
    }
  });

  it('close a case once and reject the others', async () => {
    for (let round = 0; round < 5; round++) {
      const caseId = await aCase();
      const decision = { caseId, action: 'dismiss', note: 'Fine', until: null, version: 1 } as const;
      const outcomes = await Promise.allSettled(OPERATORS.map((id) => decide.execute({ ...decision, by: { id } })));
      const refused = refusals(outcomes);

      expect(refused).toHaveLength(OPERATORS.length - 1);
      for (const refusal of refused) expect([CaseChanged, CaseClosed]).toContain((refusal as object).constructor);
      expect(await kept()).toMatchObject([{ status: 'closed', outcome: 'dismissed', version: 2 }]);
      expect(await history()).toHaveLength(1);
    }
  });
});
