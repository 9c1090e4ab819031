import { type ChangedCollege, type CollegeDigest, ExportedVersions } from '../ports/exported-versions';

export class InMemoryExportedVersions extends ExportedVersions {
  readonly #numbers = new Map<string, number>();
  readonly #colleges = new Map<number, { digest: string; changedIn: number; isRemoved: boolean }>();

  async record(version: string, digests: readonly CollegeDigest[]): Promise<void> {
    if (this.#numbers.has(version)) return;
    const changedIn = this.#numbers.size + 1;
    this.#numbers.set(version, changedIn);
    for (const { id, digest } of digests) {
      const known = this.#colleges.get(id);
      if (known?.digest !== digest || known.isRemoved) this.#colleges.set(id, { digest, changedIn, isRemoved: false });
    }
    const ids = new Set(digests.map(({ id }) => id));
    for (const [id, college] of this.#colleges)
      if (!college.isRemoved && !ids.has(id)) this.#colleges.set(id, { ...college, changedIn, isRemoved: true });
  }

  async has(version: string): Promise<boolean> {
    return this.#numbers.has(version);
  }

  async listChangedSince(version: string): Promise<readonly ChangedCollege[] | null> {
    const number = this.#numbers.get(version);
    if (number === undefined) return null;
    return [...this.#colleges]
      .filter(([, { changedIn }]) => changedIn > number)
      .map(([id, { isRemoved }]) => ({ id, isRemoved }))
      .sort((one, other) => one.id - other.id);
  }
}
