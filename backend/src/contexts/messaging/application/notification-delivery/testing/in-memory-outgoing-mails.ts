import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import { MailLeased, type OutgoingMail, OutgoingMails } from '../ports/outgoing-mails';

interface StoredMail extends OutgoingMail {
  readonly queuedAt: Date;
  readonly takenUntil: Date | null;
  readonly doneAt: Date | null;
}

export class InMemoryOutgoingMails extends OutgoingMails {
  readonly stored = new Map<number, StoredMail>();
  #lastId = 0;

  async save(mail: OutgoingMail, at: Date): Promise<number> {
    this.stored.set(++this.#lastId, { ...mail, queuedAt: at, takenUntil: null, doneAt: null });
    return this.#lastId;
  }

  async lease(id: number, now: Date, until: Date): Promise<OutgoingMail | null> {
    const mail = this.stored.get(id);
    if (!mail || mail.doneAt) return null;
    if (mail.takenUntil && mail.takenUntil > now) throw new MailLeased(id);
    this.stored.set(id, { ...mail, takenUntil: until });
    const { userId, topics, isDigest } = mail;
    return { userId, topics, isDigest };
  }

  async markDone(id: number, at: Date): Promise<void> {
    this.#change(id, { doneAt: at, topics: [] });
  }

  async release(id: number): Promise<void> {
    this.#change(id, { takenUntil: null });
  }

  async listUnsent({ from, until }: { from: Date; until: Date }, limit: number): Promise<readonly number[]> {
    return [...this.stored]
      .filter(([, { doneAt, queuedAt }]) => doneAt === null && queuedAt >= from && queuedAt < until)
      .sort(([, one], [, other]) => one.queuedAt.getTime() - other.queuedAt.getTime())
      .slice(0, limit)
      .map(([id]) => id);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const own = [...this.stored].filter(([, mail]) => mail.userId === userId);
    return {
      notificationMails: own.map(([id, { isDigest, queuedAt, doneAt }]) => ({ id, isDigest, queuedAt, doneAt })),
    };
  }

  async erase(userId: number): Promise<void> {
    for (const [id, mail] of this.stored) if (mail.userId === userId) this.stored.delete(id);
  }

  #change(id: number, changed: Partial<StoredMail>): void {
    const mail = this.stored.get(id);
    if (mail) this.stored.set(id, { ...mail, ...changed });
  }
}
