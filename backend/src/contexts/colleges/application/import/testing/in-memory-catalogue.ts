import { ImportIsRunning } from '../../../domain/catalogue/errors';
import type { FederalCollege } from '../../../domain/catalogue/federal-college';
import type { FieldsOfStudy } from '../../../domain/import/fields-of-study';
import {
  Catalogue,
  type CatalogueDraft,
  type MajorsCounts,
  type MajorsOrigin,
  type MergeCounts,
  type MergeOrigin,
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
    const draft = new InMemoryDraft(new Map(this.#stored));
    const result = await work(draft);
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

class InMemoryDraft implements CatalogueDraft {
  readonly #staged = new Map<number, FederalCollege>();
  readonly #closed = new Set<number>();
  merged: MergeOrigin | null = null;
  majorsMerged: MajorsOrigin | null = null;

  constructor(readonly stored: Map<number, StoredCollege>) {}

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
}
