import { SupportRequestNotFound } from '../../../domain/support/errors';
import { SupportRequest, type SupportRequestState } from '../../../domain/support/support-request';
import { SupportRequests, type SupportRequestText } from '../ports/support-requests';

export class InMemorySupportRequests extends SupportRequests {
  readonly #rows = new Map<number, SupportRequestState>();
  #lastId = 0;

  async nextId(): Promise<number> {
    this.#lastId += 1;
    return this.#lastId;
  }

  async find(id: number): Promise<SupportRequest | null> {
    const row = this.#rows.get(id);
    return row ? SupportRequest.restore({ ...row }) : null;
  }

  async lock(id: number): Promise<SupportRequest> {
    const request = await this.find(id);
    if (!request) throw new SupportRequestNotFound();
    return request;
  }

  async findOpen(text: SupportRequestText): Promise<SupportRequest | null> {
    const row = this.#findOpen(text);
    return row ? SupportRequest.restore({ ...row }) : null;
  }

  async saveUnlessOpen(request: SupportRequest): Promise<boolean> {
    const row = request.snapshot();
    if (this.#findOpen(row)) return false;
    this.#rows.set(row.id, row);
    return true;
  }

  async save(request: SupportRequest): Promise<void> {
    this.#rows.set(request.id, request.snapshot());
  }

  async existsByUser(userId: number): Promise<boolean> {
    return [...this.#rows.values()].some((row) => row.userId === userId);
  }

  async listOpen({ limit, after }: { limit: number; after: number | null }): Promise<readonly SupportRequest[]> {
    return this.#listOpen()
      .filter(({ id }) => id > (after ?? 0))
      .slice(0, limit)
      .map((row) => SupportRequest.restore({ ...row }));
  }

  async countOpen(): Promise<number> {
    return this.#listOpen().length;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  #findOpen(text: SupportRequestText): SupportRequestState | undefined {
    return this.#listOpen().find(
      ({ userId, subject, message }) => userId === text.userId && subject === text.subject && message === text.message,
    );
  }

  #listOpen(): SupportRequestState[] {
    return [...this.#rows.values()].filter(({ closedAt }) => closedAt === null);
  }
}
