import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { CLAIM_TOKEN_BYTES } from '../../domain/alumni-claims/invitation';
import { ClaimProfile } from '../alumni-claims/claim-profile';
import { ImportedAlumni, InvitationQueue } from '../alumni-claims/ports/imported-alumni';
import { ListImports } from '../alumni-import/college-imports';
import { ImportAlumni } from '../alumni-import/import-alumni';

/** A file with alumni of the demo college, and those who claim their profile; the others don't answer. */
export interface DemoAlumniList {
  readonly fileName: string;
  /** CSV with a header. */
  readonly content: string;
  /** Addresses of users who claim their profile, with their IDs. */
  readonly claimedBy: ReadonlyMap<string, number>;
}

/** Imports alumni for the college of a demo administrator; some of them claim their profile. */
@UseCase()
export class SeedDemoAlumniList {
  constructor(
    private readonly listImports: ListImports,
    private readonly importAlumni: ImportAlumni,
    private readonly alumni: ImportedAlumni,
    private readonly queue: InvitationQueue,
    private readonly claimProfile: ClaimProfile,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Imports nothing if the college has imported a file, and leaves out people who have claimed.
   * @throws AdministratorNotVerified, TwoFactorNeeded, ImportRefused
   */
  async execute(administratorId: number, { fileName, content, claimedBy }: DemoAlumniList): Promise<void> {
    const { total } = await this.listImports.execute(administratorId, { after: null, limit: 1 });
    if (total === 0) await this.#import(administratorId, fileName, content);
    for (const [email, userId] of claimedBy) {
      await this.#answerInvitation(email, (token) =>
        this.claimProfile.claimWithOwnAccount({
          token,
          by: { id: userId, role: 'alumni', emailVerified: true },
          choices: { isProfileVisible: true, isWillingToMentor: true, isActivityShared: true },
        }),
      );
    }
  }

  async #import(administratorId: number, fileName: string, content: string): Promise<void> {
    await this.importAlumni.execute(administratorId, {
      isDryRun: false,
      isCancelled: () => false,
      // Two processes that start at the same time import the file once.
      requestKey: 'demo-alumni-list',
      file: () => Promise.resolve({ name: fileName, content: toChunks(content) }),
    });
  }

  /** In one unit of work, so that no other invitation replaces the link meanwhile. */
  async #answerInvitation(email: string, answer: (token: string) => Promise<void>): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const [imported] = await this.alumni.listUnclaimed(email, now);
      if (!imported) return;
      const token = this.randomness.createToken(CLAIM_TOKEN_BYTES);
      const mail = await this.queue.reserve(imported.id, token, now);
      if (!mail) return;
      await this.queue.markSent(mail.id, mail.kind, now);
      await answer(token);
    });
  }
}

const toChunks = (content: string): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]() {
    const chunks = [Buffer.from(content)].values();
    return { next: () => Promise.resolve(chunks.next()) };
  },
});
