import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import type { RequestDraft } from '../../domain/connections/request-draft';
import { RequestDrafts } from '../connections/ports/request-drafts';
import { GetAlumni } from '../finder/get-alumni';

export interface ShownRequestDraft extends Omit<RequestDraft, 'fromUserId' | 'toUserId'> {
  readonly userId: number;
  /** Null for people whom the viewer may not see. */
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
}

@UseCase()
export class ShowRequestDrafts {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly getAlumni: GetAlumni,
  ) {}

  /** @param viewer as others are shown to them: null, like a visitor, before their address is confirmed */
  async execute(fromUserId: number, viewer: Pick<SignedInUser, 'id'> | null): Promise<ShownRequestDraft[]> {
    const shown: ShownRequestDraft[] = [];
    for (const { toUserId, message, savedAt, refusal } of await this.drafts.listBySender(fromUserId)) {
      shown.push({ userId: toUserId, ...(await this.#seen(toUserId, viewer)), message, savedAt, refusal });
    }
    return shown;
  }

  async #seen(userId: number, viewer: Pick<SignedInUser, 'id'> | null) {
    try {
      const { fullName, avatarUrl } = await this.getAlumni.execute(userId, viewer);
      return { displayName: fullName, avatarUrl };
    } catch (error) {
      if (error instanceof AlumniNotFound) return { displayName: null, avatarUrl: null };
      throw error;
    }
  }
}
