import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ErrorCode {
  readonly code: string;
  readonly kind: string;
  readonly message: string;
}

interface Tools {
  readonly STATUS_OF_KIND: Readonly<Record<string, number>>;
  errorsIn(sources: string): ErrorCode[];
  documentOf(errors: readonly ErrorCode[]): string;
}

const ERRORS = `
export class ShelfIsEmpty extends DomainError {
  constructor() { super('conflict', 'library.shelf-is-empty', 'There is nothing left to lend.'); }
}
export class TooManyLoans extends DomainError {
  constructor(limit: number) {
    const message = \`You have \${limit} books.\`;
    super('too-many', 'library.too-many-loans', message, [{ field: 'bookId', message }]);
  }
}
export class LoanRefused extends DomainError {
  constructor(faults: Faults) { super('invalid', 'library.loan-refused', faults[0].message, faults); }
}
export class LoanMade extends LoanEvent {
  constructor(loanId: number) { super(loanId, 'not.an-error'); }
}
`;

describe('the table of error codes', () => {
  let folder: string;
  let tools: Tools;

  beforeAll(async () => {
    const load = (name: string) => import(join(__dirname, '../tools/errors', name)) as Promise<Tools>;
    tools = { ...(await load('read-errors.mjs')), ...(await load('document.mjs')) };
    folder = mkdtempSync(join(tmpdir(), 'gradspan-errors-'));
    mkdirSync(join(folder, 'domain'));
    writeFileSync(join(folder, 'domain/errors.ts'), ERRORS);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains the codes of the classes, with their messages', () => {
    expect(tools.errorsIn(folder)).toEqual([
      { code: 'library.loan-refused', kind: 'invalid', message: '' },
      { code: 'library.shelf-is-empty', kind: 'conflict', message: 'There is nothing left to lend.' },
      { code: 'library.too-many-loans', kind: 'too-many', message: 'You have … books.' },
    ]);
  });

  it('contains the status of each code', () => {
    expect(tools.documentOf(tools.errorsIn(folder))).toContain(
      '| `library.shelf-is-empty` | 409 | There is nothing left to lend. |',
    );
  });

  it('uses the same statuses as the server', () => {
    const filter = readFileSync(join(__dirname, '../src/shared/infrastructure/http/problem.filter.ts'), 'utf8');
    const [, body = ''] = /STATUS_BY_ERROR_KIND: .*? = \{([^}]+)\}/s.exec(filter) ?? [];
    const statuses = [...body.matchAll(/'?([a-z-]+)'?: (\d+),/g)].map(([, kind, status]) => [kind, Number(status)]);

    expect(Object.fromEntries(statuses)).toEqual(tools.STATUS_OF_KIND);
  });
});
