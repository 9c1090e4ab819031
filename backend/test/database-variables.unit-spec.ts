import { databaseVariables } from './support/database';

const NAMES = ['TEST_DATABASE_URL', 'TEST_POOLER_URL', 'DATABASE_DISTRIBUTION'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

beforeEach(() => {
  process.env.TEST_DATABASE_URL = 'postgres://tester@127.0.0.1:5001/tests';
  delete process.env.TEST_POOLER_URL;
  process.env.DATABASE_DISTRIBUTION = 'citus';
});
afterAll(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe('the variables of a server under test', () => {
  it.each(['postgres://tester@127.0.0.1:5001/one', 'postgres://other:secret@127.0.0.1:5001/one'])(
    'contain the distribution for %s on the test server',
    (url) => {
      expect(databaseVariables(url)).toEqual({ DATABASE_URL: url, DATABASE_DISTRIBUTION: 'citus' });
    },
  );

  it.each(['postgres://tester@127.0.0.1:5002/one', 'postgres://tester@127.0.0.1:5001,127.0.0.1:5002/one'])(
    'don’t contain the distribution for %s, a server of the test file',
    (url) => {
      expect(databaseVariables(url)).toEqual({ DATABASE_URL: url });
    },
  );

  it('don’t contain a distribution that isn’t set', () => {
    delete process.env.DATABASE_DISTRIBUTION;
    expect(databaseVariables('postgres://tester@127.0.0.1:5001/one')).not.toHaveProperty('DATABASE_DISTRIBUTION');
  });
});
