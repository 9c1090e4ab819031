import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { DirectoryPerson } from '../../domain/search-index/search-entries';
import { UpdateDirectoryEntry, UpdateDirectory } from './update-directory';
import { InMemoryDirectoryAccounts } from './testing/in-memory-directory-accounts';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';
import { InMemoryPeopleDirectory } from './testing/in-memory-people-directory';

const NOON = new Date('2026-03-01T12:00:00Z');

/** Records each saved batch. */
class RecordedDirectory extends InMemoryPeopleDirectory {
  readonly batches: { ids: readonly number[]; people: readonly number[] }[] = [];
  readonly notes: (number | null)[] = [];
  readonly days: string[] = [];
  birthdays: number[] = [];
  filled: number | null = 0;

  constructor() {
    super([]);
  }

  override async saveEntries(ids: readonly number[] = [], people: readonly DirectoryPerson[] = []): Promise<void> {
    this.batches.push({ ids, people: people.map(({ id }) => id) });
  }

  override async listNewAdults(today = '', max = 0): Promise<readonly number[]> {
    this.days.push(today);
    return this.birthdays.splice(0, max);
  }

  override async findBackfillPosition(): Promise<number | null> {
    return this.filled;
  }

  override async saveBackfillPosition(userId: number | null = null): Promise<void> {
    this.notes.push(userId);
    this.filled = userId;
  }
}

function aDirectory(size: number) {
  const [around, directory] = [new InMemoryPeople(), new RecordedDirectory()];
  for (let id = 1; id <= size; id++) around.add(id);
  const accounts = new InMemoryDirectoryAccounts(around);
  const update = new UpdateDirectory(directory, accounts, new NoTransactions(), { now: () => NOON });
  return { around, directory, update, presence: new UpdateDirectoryEntry(accounts, directory, new NoTransactions()) };
}

describe('updating the directory', () => {
  it('creates entries for all accounts, 200 at a time, and stores its position', async () => {
    const { directory, update } = aDirectory(401);
    await update.backfillEntries();
    expect(directory.batches.map(({ ids }) => [ids[0], ids.at(-1)])).toEqual([
      [1, 200],
      [201, 400],
      [401, 401],
      [undefined, undefined],
    ]);
    expect(directory.batches.map(({ people }) => people.length)).toEqual([200, 200, 1, 0]);
    expect(directory.notes).toEqual([200, 400, 401, null]);
  });

  it('resumes where it stopped, and does nothing once all accounts have an entry', async () => {
    const { directory, update } = aDirectory(5);
    directory.filled = 3;
    await update.backfillEntries();
    expect(directory.batches[0]).toEqual({ ids: [4, 5], people: [4, 5] });
    directory.batches.splice(0);
    await update.backfillEntries();
    expect(directory.batches).toEqual([]);
  });

  it('updates everyone who came of age by today, 200 at a time', async () => {
    const { directory, update } = aDirectory(300);
    directory.birthdays = Array.from({ length: 250 }, (_, n) => n + 1);
    await update.updateNewAdults();
    expect(directory.days).toEqual(['2026-03-01', '2026-03-01', '2026-03-01']);
    expect(directory.batches.map(({ ids, people }) => [ids.length, people.length])).toEqual([
      [200, 200],
      [50, 50],
    ]);
  });

  it('updates the entry of one person when their account changes or is deleted', async () => {
    const { directory, presence } = aDirectory(2);
    await presence.execute(2);
    await presence.execute(9);
    expect(directory.batches).toEqual([
      { ids: [2], people: [2] },
      { ids: [9], people: [] },
    ]);
  });
});
