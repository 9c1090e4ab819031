import { startApp, type TestApp } from './support/app';
import { committedDocument } from './support/api-document';
import { mentor } from './support/connections';
import { administratorOf, student, type TestUser } from './support/test-users';

/** Search words of every GET, from the API document. */
const SEARCHES = Object.entries(committedDocument().paths).flatMap(([path, { get }]) =>
  ((get?.parameters ?? []) as readonly { in: string; name: string }[]).flatMap(({ in: place, name }) =>
    place === 'query' && (name === 'q' || (name === 'college' && path.startsWith('/api/alumni'))) ? [[path, name]] : [],
  ),
) as [string, string][];

let app: TestApp;
let callers: Record<string, TestUser>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'off' });
  callers = {
    student: await student(app, 'stu'),
    alum: await mentor(app, 'alu'),
    administrator: await administratorOf(app, 'dean', 1),
  };
}, 90_000);

describe('a search with invisible characters', () => {
  it('covers every search', () => {
    expect(SEARCHES.length).toBeGreaterThanOrEqual(12);
  });

  it.each(SEARCHES)('%s?%s answers as without them', async (path, name) => {
    const clean = 'state college';
    const pasted = '\u200B state\u2060\u00A0 \tcol\u00ADlege\uFEFF\n';
    let found = 0;
    for (const { browser } of Object.values(callers)) {
      const [one, other] = [
        await browser.get(path).query({ [name]: clean }),
        await browser.get(path).query({ [name]: pasted }),
      ];
      const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
      expect([other.status, withoutId(other.text)]).toEqual([one.status, withoutId(one.text)]);
      if (one.status === 200) found++;
    }
    expect(found).toBeGreaterThan(0);
  });
});
