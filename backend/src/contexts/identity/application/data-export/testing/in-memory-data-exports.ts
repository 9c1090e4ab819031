import { PersonalDataRegistry, type PersonalDataTables } from '../../../../../shared/application/personal-data';
import {
  DataExport,
  type DataExportId,
  type DataExportState,
  ExportInProgress,
} from '../../../domain/data-export/data-export';
import type { UserId } from '../../../domain/users/user-state';
import { DataExports, ExportArchive, type ExportedPart, ExportContents } from '../ports/data-exports';

export class InMemoryDataExports extends DataExports {
  readonly #kept = new Map<DataExportId, DataExportState>();
  #last = 0;
  /** Every saved state as `status done/total`. */
  readonly seen: string[] = [];

  constructor(private readonly contents: InMemoryExportContents) {
    super();
  }

  async nextId(): Promise<DataExportId> {
    return ++this.#last as DataExportId;
  }

  async save(dataExport: DataExport): Promise<void> {
    const state = dataExport.snapshot();
    const others = [...this.#kept.values()].filter(({ id, userId }) => id !== state.id && userId === state.userId);
    if (dataExport.isRunning && others.some((other) => DataExport.restore({ ...other }).isRunning)) {
      throw new ExportInProgress();
    }
    dataExport.pullEvents();
    this.#kept.set(state.id, state);
    this.seen.push(`${state.status} ${state.done}/${state.total}`);
  }

  async findById(id: DataExportId): Promise<DataExport | null> {
    const state = this.#kept.get(id);
    return state ? DataExport.restore({ ...state }) : null;
  }

  async findLatest(user: UserId): Promise<DataExport | null> {
    const [latest] = [...this.#kept.values()]
      .filter(({ userId }) => userId === user)
      .sort((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime() || other.id - one.id);
    return latest ? DataExport.restore({ ...latest }) : null;
  }

  async deleteByUserId(user: UserId): Promise<void> {
    for (const { id, userId } of this.#kept.values()) {
      if (userId !== user) continue;
      this.#kept.delete(id);
      await this.contents.delete(id);
    }
  }
}

export class InMemoryExportContents extends ExportContents {
  readonly #kept = new Map<DataExportId, Uint8Array>();

  async save(id: DataExportId, content: Uint8Array): Promise<void> {
    this.#kept.set(id, content);
  }

  async find(id: DataExportId): Promise<Uint8Array | null> {
    return this.#kept.get(id) ?? null;
  }

  async delete(id: DataExportId): Promise<void> {
    this.#kept.delete(id);
  }
}

/** Returns one row for every part, with the user it is about; `failures` is the number of next calls that fail. */
export class StubPersonalDataRegistry extends PersonalDataRegistry {
  readonly parts = ['identity', 'colleges', 'forum'];
  failures = 0;
  /** Runs before a part is exported. */
  before: () => Promise<void> = async () => {};

  async export(part: string, userId: number): Promise<PersonalDataTables> {
    await this.before();
    if (this.failures-- > 0) throw new Error('The database went away');
    return { notes: [{ part, about: userId }] };
  }

  async erase(): Promise<void> {}
}

/** An archive in plain JSON. */
export class StubExportArchive extends ExportArchive {
  async pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array> {
    return Buffer.from(JSON.stringify({ parts, madeAt }));
  }
}
