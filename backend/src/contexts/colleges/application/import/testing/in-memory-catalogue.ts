import { ImportIsRunning } from '../../../domain/catalogue/errors';
import type { FederalCollege } from '../../../domain/catalogue/federal-college';
import type { FieldsOfStudy } from '../../../domain/import/fields-of-study';
import type { ImportedProgram } from '../../../domain/import/program-file';
import { isOlderRelease } from '../../../domain/import/release';
import { PROGRAM_FIGURES, type ProgramFigureName, type ProgramPart } from '../../../domain/programs/program-figures';
import {
  Catalogue,
  type CatalogueDraft,
  type MajorsCounts,
  type MajorsOrigin,
  type MergeCounts,
  type MergeOrigin,
  type ProgramCounts,
  type ProgramsOrigin,
  type BusyPolicy,
  type CollegeChunk,
} from '../ports/catalogue';

interface StoredCollege {
  readonly college: FederalCollege;
  readonly operating: boolean;
}

/** A catalog in memory. */
export class InMemoryCatalogue extends Catalogue {
  #stored = new Map<number, StoredCollege>();
  #source: 'starter' | 'scorecard' | null = null;
  #changing: Promise<unknown> | null = null;
  /** How often the search was updated. */
  searchRefreshed = 0;
  readonly origins: MergeOrigin[] = [];
  readonly majorsOrigins: MajorsOrigin[] = [];
  #hasMajors = false;
  #programs: Programs = new Map();

  get colleges(): FederalCollege[] {
    return [...this.#stored.values()].filter(({ operating }) => operating).map(({ college }) => college);
  }

  async findSource(): Promise<'starter' | 'scorecard' | null> {
    return this.#source;
  }

  async awaitsMajors(): Promise<boolean> {
    return this.#source === 'scorecard' && !this.#hasMajors;
  }

  async refreshSearch(): Promise<void> {
    this.searchRefreshed++;
  }

  async update<T>(work: (draft: CatalogueDraft) => Promise<T>, ifBusy: BusyPolicy = 'refuse'): Promise<T> {
    while (this.#changing) {
      if (ifBusy === 'refuse') throw new ImportIsRunning();
      await this.#changing.catch(() => {});
    }
    const changing = this.#run(work);
    this.#changing = changing;
    try {
      return await changing;
    } finally {
      this.#changing = null;
    }
  }

  async #run<T>(work: (draft: CatalogueDraft) => Promise<T>): Promise<T> {
    const draft = new InMemoryDraft(new Map(this.#stored), new Map(this.#programs));
    const result = await work(draft);
    this.#programs = draft.programs;
    if (draft.merged || draft.majorsMerged) this.#stored = draft.stored;
    if (draft.merged) {
      this.#source = draft.merged.source;
      this.#hasMajors = false;
      this.origins.push(draft.merged);
    }
    if (draft.majorsMerged) {
      this.#hasMajors = true;
      this.majorsOrigins.push(draft.majorsMerged);
    }
    return result;
  }
}

/** The parts of the data of programs, each with its release and what it contains by the key of a program. */
type Programs = Map<ProgramPart, { readonly release: string | null; readonly contents: ReadonlyMap<string, string> }>;

class InMemoryDraft implements CatalogueDraft {
  readonly #stagedPrograms: ImportedProgram[] = [];
  readonly #staged = new Map<number, FederalCollege>();
  readonly #closed = new Set<number>();
  merged: MergeOrigin | null = null;
  majorsMerged: MajorsOrigin | null = null;

  constructor(
    readonly stored: Map<number, StoredCollege>,
    readonly programs: Programs,
  ) {}

  async count(): Promise<number> {
    return [...this.stored.values()].filter(({ operating }) => operating).length;
  }

  async stage({ colleges, closed }: CollegeChunk): Promise<void> {
    for (const college of colleges) {
      if (!this.#staged.has(college.ipedsId)) this.#staged.set(college.ipedsId, college);
    }
    for (const ipedsId of closed) this.#closed.add(ipedsId);
  }

  async merge(origin: MergeOrigin): Promise<MergeCounts> {
    const counts = { added: 0, changed: 0, unchanged: 0 };
    for (const [ipedsId, college] of this.#staged) {
      const existing = this.stored.get(ipedsId);
      const same = existing?.operating && JSON.stringify(existing.college) === JSON.stringify(college);
      counts[existing ? (same ? 'unchanged' : 'changed') : 'added']++;
      this.stored.set(ipedsId, { college, operating: true });
    }
    for (const ipedsId of this.#closed) {
      const existing = this.stored.get(ipedsId);
      if (!existing?.operating) continue;
      counts.changed++;
      this.stored.set(ipedsId, { ...existing, operating: false });
    }
    this.merged = origin;
    return counts;
  }

  async mergeMajors(fields: FieldsOfStudy, origin: MajorsOrigin): Promise<MajorsCounts> {
    const counts = { changed: 0, unchanged: 0, leftOut: 0 };
    for (const ipedsId of fields.listInstitutions()) {
      const existing = this.stored.get(ipedsId);
      const majors = { names: fields.findMajors(ipedsId) ?? [], source: 'fields' } as const;
      const same = JSON.stringify(existing?.college.majors) === JSON.stringify(majors);
      counts[existing ? (same ? 'unchanged' : 'changed') : 'leftOut']++;
      if (existing) this.stored.set(ipedsId, { ...existing, college: { ...existing.college, majors } });
    }
    this.majorsMerged = origin;
    return counts;
  }

  async stagePrograms(programs: readonly ImportedProgram[]): Promise<void> {
    this.#stagedPrograms.push(...programs);
  }

  async mergePrograms({ parts: offered, release }: ProgramsOrigin): Promise<ProgramCounts> {
    const parts = offered.filter((part) => !isOlderRelease(release, this.programs.get(part)?.release ?? null));
    const counted = parts.map((part) => this.#mergePart(part, release));
    const counts = counted[0] ?? { added: 0, changed: 0, removed: 0, unchanged: 0, leftOut: 0 };
    return { parts, hasMain: this.programs.has('main'), ...counts };
  }

  #mergePart(part: ProgramPart, release: string | null) {
    const contents = new Map<string, string>();
    for (const program of this.#stagedPrograms) {
      const key = [program.ipedsId, program.cip, program.credlev].join('-');
      if (this.stored.get(program.ipedsId)?.operating && !contents.has(key))
        contents.set(key, toContent(program, part));
    }
    const before = this.programs.get(part)?.contents ?? new Map<string, string>();
    this.programs.set(part, { release, contents });
    const count = (matches: (key: string, content: string) => boolean): number =>
      [...contents].filter(([key, content]) => matches(key, content)).length;
    return {
      added: count((key) => !before.has(key)),
      changed: count((key, content) => before.has(key) && before.get(key) !== content),
      removed: [...before.keys()].filter((key) => !contents.has(key)).length,
      unchanged: count((key, content) => before.get(key) === content),
      leftOut: this.#stagedPrograms.length - contents.size,
    };
  }
}

/** What a part contains about a program, as text that can be compared. */
function toContent(program: ImportedProgram, part: ProgramPart): string {
  const { values, studentCounts, suppressed, opeid6, national, distance } = program;
  const ofPart = ([name]: [string, unknown]): boolean => PROGRAM_FIGURES[name as ProgramFigureName].part === part;
  const figures = [values, studentCounts].map((one) => Object.entries(one).filter(ofPart));
  const withheld = suppressed.filter((name) => PROGRAM_FIGURES[name].part === part);
  return JSON.stringify([figures, withheld, part === 'main' ? [opeid6, national] : distance]);
}
