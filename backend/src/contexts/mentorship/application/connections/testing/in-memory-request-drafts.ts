import type { DraftRefusal, RequestDraft } from '../../../domain/connections/request-draft';
import { RequestDrafts } from '../ports/connections';

export class InMemoryRequestDrafts extends RequestDrafts {
  #drafts: readonly RequestDraft[] = [];

  async lock(): Promise<void> {}

  async listBySender(fromUserId: number): Promise<readonly RequestDraft[]> {
    return this.#drafts
      .filter((draft) => draft.fromUserId === fromUserId)
      .sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime() || one.toUserId - other.toUserId);
  }

  async findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null> {
    return (await this.listBySender(fromUserId)).find((draft) => draft.toUserId === toUserId) ?? null;
  }

  async save(draft: RequestDraft): Promise<void> {
    await this.delete(draft.fromUserId, draft.toUserId);
    this.#drafts = [...this.#drafts, draft];
  }

  async markRefused(fromUserId: number, toUserId: number, refusal: DraftRefusal): Promise<void> {
    const draft = await this.findBetween(fromUserId, toUserId);
    if (draft) await this.save({ ...draft, refusal });
  }

  async delete(fromUserId: number, toUserId: number): Promise<void> {
    this.#drafts = this.#drafts.filter((one) => one.fromUserId !== fromUserId || one.toUserId !== toUserId);
  }
}
