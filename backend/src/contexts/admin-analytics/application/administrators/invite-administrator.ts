import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { type Mail, Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { Invitation } from '../../domain/administrators/invitation';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { People } from '../memberships/ports/people';
import { InvitationPages, Invitations } from './ports/invitations';
import { RequireMainAdministrator } from './require-main-administrator';

export const SEND_ADMINISTRATOR_INVITATION = 'send-administrator-invitation';
const TOKEN_BYTES = 32;

interface InviteAdministratorInput {
  readonly by: number;
  readonly email: string;
  readonly department: string | null;
  readonly position: string | null;
}

/**
 * The main administrator invites a colleague by email. Repeating the invitation changes nothing and sends no second
 * email.
 */
@UseCase()
export class InviteAdministrator {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly invitations: Invitations,
    private readonly people: People,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws what RequireMainAdministrator throws, AlreadyAdministrator, TooManyRequests */
  async execute({ by, email, department, position }: InviteAdministratorInput) {
    const address = email.toLowerCase();
    return this.transactions.run(async () => {
      const { collegeId, active } = await this.requireMain.execute(by);
      const colleagues = await this.people.listApplicants(active.map(({ userId }) => userId));
      const now = this.clock.now();
      const previous = await this.invitations.findByAddress(collegeId, address);
      const draft = { id: await this.invitations.nextId(), collegeId, email: address, department, position };
      const addresses = colleagues.map((colleague) => colleague.email);
      const invitation = Invitation.create({ ...draft, invitedBy: by }, addresses, now);
      if (previous?.isValidAt(now)) return { invitation: previous, isNew: false };

      if (previous) await this.invitations.delete(previous.id);
      await this.invitations.save(invitation);
      await this.limits.consume(RATE_LIMITS.administratorInvitationsPerCollege, String(collegeId));
      await this.jobs.send(SEND_ADMINISTRATOR_INVITATION, { id: invitation.id });
      await this.people.audit('administrator-invited', by, now, `college ${collegeId}`);
      return { invitation, isNew: true };
    });
  }
}

/**
 * Sends the email with the link of an invitation. If the job runs again, it sends a new link; only the last one works.
 */
@UseCase()
export class SendAdministratorInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly colleges: KnownColleges,
    private readonly mailbox: Mailbox,
    private readonly pages: InvitationPages,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { id: number }): Promise<void> {
    const invitation = await this.invitations.find(id);
    if (!invitation?.isValidAt(this.clock.now())) return;
    const [college] = await this.colleges.listByIds([invitation.collegeId]);
    if (!college) return;
    const token = this.randomness.createToken(TOKEN_BYTES);
    await this.invitations.saveToken(id, token);
    await this.mailbox.send({ to: invitation.email, ...this.#compose(invitation, college.name, token) });
  }

  #compose({ expiresAt }: Invitation, college: string, token: string): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    const day = expiresAt.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
    return {
      subject: `Help manage ${college} on ${productName}`,
      content: {
        recipientName: null,
        blocks: [
          `The main administrator of ${college} on ${productName} invited you to help manage the college’s page and its alumni list.`,
        ],
        button: { label: 'Accept the invitation', url: this.pages.acceptUrl(token) },
        notes: [`The link works once and expires on ${day}. Nothing changes until you accept.`],
        footer: {
          reason: `You’re getting this email because the main administrator entered your address. If you don’t work at ${college}, ignore this email.`,
          links: [],
        },
      },
    };
  }
}
