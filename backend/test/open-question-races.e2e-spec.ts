import { alumniForm, studentForm } from './support/accounts';
import { eventually } from './support/app';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds per run are enough to detect a race; RACE_ROUNDS=50 shows how often it occurs. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 20_000);

const ANSWER = { text: 'We paid about eleven thousand dollars.' };

let servers: TwoServers;
let asker: Racer;
let others: Racer[];
let alumni: [Racer, Racer];
beforeAll(async () => {
  servers = await twoServers();
  asker = await servers.join(studentForm('asker'));
  others = [await servers.join(studentForm('other1')), await servers.join(studentForm('other2'))];
  alumni = [await servers.join(alumniForm('alum1')), await servers.join(alumniForm('alum2'))];
});

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const statusesOf = (answers: readonly Answered[]): number[] => answers.map(({ status }) => status).sort();
const ask = (n: number, by: Racer, changes: object = {}) =>
  servers.call(n, by, 'POST /api/open-questions', {
    collegeId: 1,
    text: 'What did your family really pay?',
    ...changes,
  });
const act = (n: number, by: Racer, id: number, action: string, body?: object) =>
  servers.call(n, by, `POST /api/open-questions/${id}/${action}`, body);

/** Asks a question that is offered to both alumni. */
async function offered(): Promise<number> {
  await clear();
  const { status, body } = await ask(0, asker);
  expect(status).toBe(201);
  await settled();
  for (const { id } of alumni) {
    await servers.db.query(
      `INSERT INTO forum.open_question_offers (question_id, user_id, fit, offered_at, expires_at, status)
       VALUES ($1, $2, 'college', now(), now() + '2 days', 'open')
       ON CONFLICT (question_id, user_id) DO NOTHING`,
      [body.id, id],
    );
  }
  return body.id as number;
}
/** Waits until the question was offered in the background. */
const settled = () =>
  eventually(async () => {
    const due = 'SELECT FROM forum.open_questions WHERE next_step_at <= now()';
    return (await servers.db.query<object[]>(due)).length === 0;
  });
async function clear(): Promise<void> {
  await settled();
  await servers.db.query('DELETE FROM forum.open_questions');
  await servers.db.query('DELETE FROM mentorship.asked_questions');
}
const stateOf = async (id: number) => {
  const [row] = await servers.db.query<{ status: string; taken_by: number | null; answers: number; taken: number }[]>(
    `SELECT status, taken_by, (SELECT count(*)::integer FROM forum.open_question_answers a WHERE a.question_id = q.id) AS answers,
       (SELECT count(*)::integer FROM forum.open_question_offers o WHERE o.question_id = q.id AND o.status = 'taken') AS taken
     FROM forum.open_questions q WHERE q.id = $1`,
    [id],
  );
  return row;
};

describe(`concurrent requests about open questions to two servers, ${ROUNDS} rounds`, () => {
  it('let one of two alumni take a question', async () => {
    for (const round of range(ROUNDS)) {
      const id = await offered();
      const answers = await Promise.all([0, 1, 2, 3].map((n) => act(n + round, alumni[n < 2 ? 0 : 1], id, 'take')));
      expect(statusesOf(answers)).toEqual([200, 200, 409, 409]);
      const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
      expect(codes).toEqual(['forum.open-question-taken', 'forum.open-question-taken']);
      expect(await stateOf(id)).toMatchObject({ status: 'taken', taken: 1 });
    }
  });

  it('either answer or withdraw a question', async () => {
    for (const round of range(ROUNDS)) {
      const id = await offered();
      expect((await act(0, alumni[0], id, 'take')).status).toBe(200);
      const [answer, withdrawal] = await Promise.all([
        act(round, alumni[0], id, 'answer', ANSWER),
        act(round + 1, asker, id, 'withdraw'),
      ]);
      const { status, answers } = (await stateOf(id))!;
      if (answer.status === 200) {
        expect([withdrawal.status, withdrawal.body.code]).toEqual([409, 'forum.open-question-answered']);
        expect([status, answers]).toEqual(['answered', 1]);
      } else {
        expect([answer.status, answer.body.code]).toEqual([409, 'forum.open-question-closed']);
        expect([withdrawal.status, status, answers]).toEqual([204, 'closed', 0]);
      }
    }
  });

  it('accept an answer once, and decide one way', async () => {
    for (const round of range(ROUNDS)) {
      const id = await offered();
      await act(0, alumni[0], id, 'take');
      await act(0, alumni[0], id, 'answer', ANSWER);
      const decisions = await Promise.all(
        [true, true, false, false].map((isGood, n) => act(n + round, asker, id, 'accept', { isGood })),
      );
      const { status } = (await stateOf(id))!;
      expect(statusesOf(decisions)).toEqual([200, 200, 409, 409]);
      expect(['answered', 'waiting']).toContain(status);
      const accepted = decisions.slice(0, 2).map((one) => one.status);
      expect(accepted).toEqual(status === 'answered' ? [200, 200] : [409, 409]);
    }
  });

  it('create one question when several students ask the same', async () => {
    for (const round of range(ROUNDS)) {
      await clear();
      const askers = [asker, ...others];
      const answers = await Promise.all(askers.map((by, n) => ask(n + round, by, { figure: 'net_price' })));
      expect(statusesOf(answers)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
  });

  it('count open questions exactly', async () => {
    for (const round of range(ROUNDS)) {
      await clear();
      const answers = await Promise.all(
        range(8).map((n) => ask(n + round, asker, { text: `What is it like there, ${n}?` })),
      );
      expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    }
  });
});
