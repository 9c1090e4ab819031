import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { UNCLAIMED_RETENTION_MS } from '../../domain/alumni-import/retention';
import { FindOwnCollege } from '../memberships/own-membership';
import { type AlumniQuery, type AlumniCursor, AlumniList, type ListedRow } from './ports/alumni-list';
import { ClaimedPeople, type ClaimedPerson } from './ports/claimed-people';

/** An alum as their college sees them. */
export interface ListedAlumnus extends Omit<ListedRow, 'importedAt' | 'claimedBy' | 'sharesActivity'> {
  readonly claimed: boolean;
  /** Null if the profile isn't public. */
  readonly isMentor: boolean | null;
  readonly lastActiveMonth: string | null;
  /** When the data is deleted if the person doesn't claim it; null for claimed profiles. */
  readonly purgeAt: Date | null;
  /** Null if the profile isn't public. */
  readonly userId: number | null;
}

/**
 * Lists the alumni that a college has imported. After a claim, the college sees its own data without the address; the
 * account only if the profile is public, and the month of the last activity only with the person's consent.
 */
@UseCase()
export class ListAlumni {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: AlumniList,
    private readonly people: ClaimedPeople,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(
    by: number,
    query: AlumniQuery,
  ): Promise<{ items: ListedAlumnus[]; total: number; next: AlumniCursor | null }> {
    const collegeId = await this.findOwnCollege.execute(by);
    const { items, next } = await this.alumni.list(collegeId, query);
    return { items: await this.#toListedAlumni(items), next, total: await this.alumni.count(collegeId, query) };
  }

  /**
   * Reads all matching alumni, a thousand at a time, for a file.
   * @throws AdministratorNotVerified, TwoFactorNeeded
   */
  async export(
    by: number,
    query: Pick<AlumniQuery, 'q' | 'claimed' | 'order'>,
  ): Promise<AsyncGenerator<ListedAlumnus[]>> {
    const collegeId = await this.findOwnCollege.execute(by);
    await this.people.audit('imported-profiles-exported', by, this.clock.now(), `college ${collegeId}`);
    return this.#pages(collegeId, query);
  }

  async *#pages(collegeId: number, query: Pick<AlumniQuery, 'q' | 'claimed' | 'order'>) {
    let after: AlumniCursor | null = null;
    do {
      const { items, next } = await this.alumni.list(collegeId, { ...query, limit: 1_000, after });
      yield await this.#toListedAlumni(items);
      after = next;
    } while (after);
  }

  async #toListedAlumni(rows: readonly ListedRow[]): Promise<ListedAlumnus[]> {
    const claimed = rows.filter(({ claimedBy }) => claimedBy !== null);
    const open = new Map((await this.#findPublicClaimants(claimed)).map((person) => [person.userId, person]));
    const sharing = claimed.flatMap((row) => (row.sharesActivity && open.has(row.claimedBy!) ? [row.claimedBy!] : []));
    const months = sharing.length > 0 ? await this.people.findLastActiveMonths(sharing) : new Map<number, string>();
    return rows.map((row) =>
      toListedAlumnus(row, row.claimedBy === null ? undefined : open.get(row.claimedBy), months),
    );
  }

  async #findPublicClaimants(claimed: readonly ListedRow[]): Promise<readonly ClaimedPerson[]> {
    const people = claimed.length > 0 ? await this.people.listActive(claimed.map(({ claimedBy }) => claimedBy!)) : [];
    return people.filter(({ isPublic }) => isPublic);
  }
}

/**
 * If the person registered without the link, their data is deleted earlier; the date shown doesn't change, because that
 * would reveal that they have an account.
 */
function toListedAlumnus(
  { importedAt, claimedBy, ...row }: ListedRow,
  person: ClaimedPerson | undefined,
  months: ReadonlyMap<number, string>,
): ListedAlumnus {
  const claimed = claimedBy !== null;
  return {
    ...omitFields(row, 'sharesActivity'),
    claimed,
    isMentor: person?.isWillingToMentor ?? null,
    lastActiveMonth: (person && months.get(person.userId)) ?? null,
    purgeAt: claimed ? null : new Date(importedAt.getTime() + UNCLAIMED_RETENTION_MS),
    userId: person?.userId ?? null,
  };
}
