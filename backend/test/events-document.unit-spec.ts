import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Event {
  readonly eventName: string;
  readonly context: string;
  readonly fields: readonly string[];
  readonly isExported: boolean;
  readonly version: number | null;
}

interface Listener {
  readonly eventName: string;
  readonly context: string;
  readonly listener: string;
  readonly isWithin: boolean;
}

interface EventTools {
  eventsIn(sources: string): Event[];
  listenersIn(sources: string, events: readonly Event[]): Listener[];
  documentOf(events: readonly Event[], listeners: readonly Listener[]): string;
  tooManyWithin(events: readonly Event[], listeners: readonly Listener[]): string[];
}

const EVENTS = `
export class DomainEvent { constructor(readonly occurredAt: Date) {} }
abstract class LoanEvent extends DomainEvent {
  constructor(readonly loanId: number, readonly isUrgent = false, occurredAt: Date) { super(occurredAt); }
}
export class LoanMade extends LoanEvent { static readonly eventName = 'library.loan-made'; }
export class LoanEnded extends LoanEvent { static readonly eventName = 'library.loan-ended'; }
`;

const listening = (names: readonly string[], method = 'subscribeWithin') =>
  names.map((name) => `this.events.${method}(LoanMade, '${name}', async () => {});`).join('\n');

describe('the table of events', () => {
  let folder: string;
  let tools: EventTools;

  beforeAll(async () => {
    const path = join(__dirname, '../tools/events');
    tools = {
      ...((await import(join(path, 'read-events.mjs'))) as EventTools),
      ...((await import(join(path, 'document.mjs'))) as EventTools),
    };
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gradspan-events-'));
    write('contexts/library/domain/events.ts', EVENTS);
    write('contexts/library/index.ts', "export { LoanMade } from './domain/events';");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, code: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }

  const read = () => {
    const events = tools.eventsIn(folder);
    return { events, listeners: tools.listenersIn(folder, events) };
  };

  it('has every event with its payload, inherited fields included, and whether it is for other contexts', () => {
    const fields = ['loanId: number', 'isUrgent: boolean', 'occurredAt: Date'];
    expect(read().events).toMatchObject([
      { eventName: 'library.loan-ended', context: 'library', fields, isExported: false },
      { eventName: 'library.loan-made', context: 'library', fields, isExported: true },
    ]);
  });

  it('has the version of an integration event', () => {
    write(
      'contexts/library/domain/events.ts',
      EVENTS.replace("'library.loan-made';", "'library.loan-made'; static readonly version = 2;"),
    );
    const { events, listeners } = read();
    expect(events.map(({ version }) => version)).toEqual([null, 2]);
    expect(tools.documentOf(events, listeners)).toContain('| version 2 |');
  });

  it('has the listeners of every context, also those in a loop or with a constant name', () => {
    write(
      'contexts/mail/infrastructure/listeners.ts',
      `const NAME = 'mail-reader';
       class A { onModuleInit() {
         for (const event of [LoanMade, LoanEnded]) this.events.subscribe(event, NAME, async () => {});
         ${listening(['count-loan'])}
       } }`,
    );

    const { events, listeners } = read();
    expect(listeners).toEqual([
      { eventName: 'library.loan-made', context: 'mail', listener: 'count-loan', isWithin: true },
      { eventName: 'library.loan-made', context: 'mail', listener: 'mail-reader', isWithin: false },
      { eventName: 'library.loan-ended', context: 'mail', listener: 'mail-reader', isWithin: false },
    ]);
    expect(tools.documentOf(events, listeners)).toContain(
      '| `library.loan-made` | `loanId: number`<br>`isUrgent: boolean` | yes | mail: count-loan | mail: mail-reader |',
    );
  });

  it('reports a fourth listener in the transaction of an event', () => {
    const reportOf = (names: readonly string[]) => {
      write(
        'contexts/mail/infrastructure/listeners.ts',
        `class A { onModuleInit() { ${listening(names)} ${listening(['later'], 'subscribe')} } }`,
      );
      const { events, listeners } = read();
      return tools.tooManyWithin(events, listeners);
    };

    expect(reportOf(['a', 'b', 'c'])).toEqual([]);
    expect(reportOf(['a', 'b', 'c', 'd'])).toEqual([
      expect.stringMatching(/^library\.loan-made has more than 3: mail: a, /),
    ]);
  });

  it('refuses a listener of something that is no event', () => {
    write(
      'contexts/mail/infrastructure/listeners.ts',
      "class A { on() { this.events.subscribe(Loan, 'a', () => {}); } }",
    );
    expect(read).toThrow('Loan is not an event');
  });
});
