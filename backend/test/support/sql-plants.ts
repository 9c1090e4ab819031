/** Statements with faults, for the test of the check of SQL. The tables are those of the product. */

/** The only part of the product that the plants need. */
export const UNIT_OF_WORK = `
  export class UnitOfWork {
    query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
      return Promise.reject(new Error(sql + parameters.length));
    }
  }`;

export interface SqlPlant {
  readonly what: string;
  /** Statements of an asynchronous method; `db` is the unit of work. */
  readonly code: string;
  /** Parts of the expected messages; empty if nothing is wrong. */
  readonly messages: readonly string[];
}

export const SQL_PLANTS: readonly SqlPlant[] = [
  {
    what: 'nothing in a statement that locks rows of a subquery in WITH',
    code: `await db.query<{ id: number }>(
      'WITH known AS (SELECT id FROM identity.users) SELECT u.id FROM identity.users u JOIN known ON known.id = u.id FOR UPDATE OF u');`,
    messages: [],
  },
  {
    what: 'a misspelled column',
    code: `await db.query<{ id: number }>('SELECT idd AS id FROM identity.users');`,
    messages: ['column "idd" does not exist'],
  },
  {
    what: 'a misspelled property',
    code: `await db.query<{ fullname: string }>('SELECT full_name AS "fullName" FROM identity.users');`,
    messages: [`the row type has “fullname”, the statement doesn't select it`, 'the statement selects “fullName”'],
  },
  {
    what: 'a bigint as a number',
    code: `await db.query<{ count: number }>('SELECT count(*) AS count FROM identity.users');`,
    messages: ['“count” is int8, which the driver returns as string; the row type has number'],
  },
  {
    what: 'a date as a text',
    code: `await db.query<{ birthDate: string }>(
      'SELECT birth_date AS "birthDate" FROM identity.users WHERE birth_date IS NOT NULL');`,
    messages: ['“birthDate” is date, which the driver returns as Date'],
  },
  {
    what: 'a column without a missing null',
    code: `await db.query<{ avatar: string }>('SELECT avatar_url AS avatar FROM identity.users');`,
    messages: ['“avatar” can be null'],
  },
  {
    what: 'an outer join without a missing null',
    code: `await db.query<{ status: string }>(
      'SELECT c.status FROM identity.users u LEFT JOIN mentorship.connections c ON c.to_user_id = u.id');`,
    messages: ['“status” can be null'],
  },
  {
    what: 'a CASE without an ELSE',
    code: `await db.query<{ name: string }>(
      "SELECT CASE WHEN role = 'student' THEN full_name END AS name FROM identity.users");`,
    messages: ['“name” can be null'],
  },
  {
    what: 'a sum over no rows',
    code: `await db.query<{ sum: number }>('SELECT sum(id)::integer AS sum FROM identity.users');`,
    messages: ['“sum” can be null'],
  },
  {
    what: 'a union of texts that lacks one',
    code: `await db.query<{ status: 'pending' | 'connected' | 'declined' }>('SELECT status FROM mentorship.connections');`,
    messages: [`“status” can be 'closed'; the row type can't`],
  },
  {
    what: 'too few parameters',
    code: `await db.query<{ id: number }>('SELECT id FROM identity.users WHERE id = $1 OR email = $2', [1]);`,
    messages: ['the statement has 2 parameters, the call passes 1'],
  },
  {
    what: 'a parameter of the wrong type',
    code: `const email = String(Math.random());
      await db.query<{ id: number }>('SELECT id FROM identity.users WHERE id = $1', [email]);`,
    messages: ['$1 is int4; the call passes a string'],
  },
  {
    what: 'a null that the column refuses',
    code: `await db.query('UPDATE identity.users SET full_name = $1', [input.name]);`,
    messages: ['$1 is written to “identity.users.full_name”, which is never null'],
  },
  {
    what: 'a fault in one of the conditions',
    code: `const conditions = ['u.id > 0'];
      const values: unknown[] = [];
      if (input.name) conditions.push(\`u.full_name = $\${values.push(input.name)}\`);
      if (input.isNew) conditions.push('u.is_new');
      await db.query<{ id: number }>(\`SELECT u.id FROM identity.users u WHERE \${conditions.join(' AND ')}\`, values);`,
    messages: ['column u.is_new does not exist'],
  },
  {
    what: 'a fault in the order of a list',
    code: `const order = { name: 'full_name', age: 'birthday' }[input.order];
      await db.query<{ id: number }>(\`SELECT id FROM identity.users ORDER BY \${order}\`);`,
    messages: ['column "birthday" does not exist'],
  },
  {
    what: 'a fault in a statement that is passed to a function',
    code: `const read = (sql: string) => db.query<{ id: number }>(sql);
      await read('SELECT id FROM identity.user');`,
    messages: ['relation "identity.user" does not exist'],
  },
  {
    what: 'a statement that comes from outside',
    code: `await db.query<{ id: number }>(String(input.name));`,
    messages: [`the statement isn't known`],
  },
  {
    what: 'nothing in correct statements',
    code: `
      await db.query<{ avatar: string | null; birthDate: Date }>(
        'SELECT avatar_url AS avatar, birth_date AS "birthDate" FROM identity.users WHERE birth_date < $1', [new Date()]);
      await db.query<{ total: number; oldest: Date | null; names: string[] }>(
        \`SELECT count(*)::integer AS total, min(birth_date) AS oldest, coalesce(array_agg(full_name), '{}') AS names
         FROM identity.users\`);
      await db.query<{ id: number; status: 'pending' | 'connected' | 'declined' | 'closed' | null; message: string }>(
        \`SELECT u.id, c.status, coalesce(c.message, '') AS message FROM identity.users u
         LEFT JOIN mentorship.connections c ON c.to_user_id = u.id WHERE u.id = ANY ($1)\`, [[1, 2]]);
      await db.query<{ status: string; closedAt: Date }>(
        \`WITH found AS (SELECT id FROM identity.users WHERE full_name = $1)
         UPDATE mentorship.connections c SET undo_until = $2 FROM found WHERE c.to_user_id = found.id
         RETURNING c.status, c.undo_until AS "closedAt"\`, [input.name, new Date()]);`,
    messages: [],
  },
];

/** The file of a plant. */
export const plantedFile = ({ code }: SqlPlant): string => `
  import { UnitOfWork } from './unit-of-work';
  type Input = { readonly name: string | null; readonly isNew: boolean; readonly order: 'name' | 'age' };
  export class Planted {
    constructor(private readonly db: UnitOfWork) {}
    async run(input: Input): Promise<void> {
      const { db } = this;
      ${code}
    }
  }`;
