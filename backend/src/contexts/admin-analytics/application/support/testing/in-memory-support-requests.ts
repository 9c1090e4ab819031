import { SupportRequestNotFound } from '../../../domain/support/support-request';
import { type NewSupportRequest, type SupportRequest, SupportRequests } from '../ports/support-requests';

export class InMemorySupportRequests extends SupportRequests {
  readonly #kept = new Map<number, SupportRequest & { closedAt: Date | null }>();

  async add(request: NewSupportRequest) {
    const same = this.#open().find(
      ({ userId, subject, message }) =>
        userId === request.userId && subject === request.subject && message === request.message,
    );
    if (same) return { request: viewOf(same), isNew: false };
    const added = { ...request, id: this.#kept.size + 1, closedAt: null };
    this.#kept.set(added.id, added);
    return { request: viewOf(added), isNew: true };
  }

  async find(id: number): Promise<SupportRequest | null> {
    const found = this.#kept.get(id);
    return found ? viewOf(found) : null;
  }

  async open({ limit, after }: { limit: number; after: number | null }): Promise<readonly SupportRequest[]> {
    return this.#open()
      .filter(({ id }) => id > (after ?? 0))
      .slice(0, limit)
      .map(viewOf);
  }

  async countOpen(): Promise<number> {
    return this.#open().length;
  }

  async close(id: number, at: Date): Promise<void> {
    const found = this.#kept.get(id);
    if (!found || found.closedAt) throw new SupportRequestNotFound();
    found.closedAt = at;
  }

  #open() {
    return [...this.#kept.values()].filter(({ closedAt }) => closedAt === null);
  }
}

const viewOf = ({ id, userId, subject, message, createdAt }: SupportRequest): SupportRequest => ({
  id,
  userId,
  subject,
  message,
  createdAt,
});
