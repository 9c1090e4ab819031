import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain/domain-error';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';
import { ImportedAlumni } from '../../application/alumni-claims/ports/imported-alumni';
import { ClaimedPeople } from '../../application/alumni-list/ports/claimed-people';
import { FindOwnCollege } from '../../application/memberships/own-membership';
import { Memberships } from '../../application/memberships/ports/memberships';
import { type NamedAlum, WebhookPeople } from '../../application/webhooks/ports/webhook-people';

class AlumPages extends OriginPages {
  alumUrl(userId: number): string {
    return this.pageUrl(`/alumni/${userId}`);
  }
}

@Injectable()
export class ContextsWebhookPeople extends WebhookPeople {
  readonly #pages: AlumPages;

  constructor(
    private readonly imported: ImportedAlumni,
    private readonly claimed: ClaimedPeople,
    private readonly memberships: Memberships,
    private readonly findOwnCollege: FindOwnCollege,
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
    settings: Settings,
  ) {
    super();
    this.#pages = new AlumPages(settings);
  }

  async findAlum(collegeId: number, userId: number): Promise<NamedAlum | null> {
    const [person] = await this.claimed.listActive([userId]);
    if (!person) return null;
    const imported = await this.imported.findByAccount(userId);
    const row = imported?.collegeId === collegeId ? imported.snapshot() : null;
    if (!row && !person.isPublic) return null;
    return {
      userId: person.isPublic ? userId : null,
      importedId: row?.id ?? null,
      fullName: row ? `${row.firstName} ${row.lastName}` : person.fullName,
      major: row?.major ?? null,
      graduationYear: row?.graduationYear ?? null,
      isMentor: person.isPublic ? person.isWillingToMentor : null,
      profileUrl: person.isPublic ? this.#pages.alumUrl(userId) : null,
    };
  }

  async findMainAdministrator(collegeId: number): Promise<number | null> {
    const main = (await this.memberships.listActive(collegeId)).find((one) => one.isMain);
    if (!main) return null;
    try {
      return (await this.findOwnCollege.execute(main.userId)) === collegeId ? main.userId : null;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  async notifyOfPause(userId: number, collegeId: number, webhookId: number, at: Date): Promise<void> {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what: 'webhook-paused', collegeName: college.name },
      userId,
      actorId: null,
      subject: `webhook:${webhookId}`,
      eventId: `webhook-paused:${webhookId}:${at.toISOString()}`,
    });
  }
}
