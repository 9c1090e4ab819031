import { Injectable } from '@nestjs/common';
import { CollegePagesFacade, ProgramPagesFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { AnswerersFacade, ConnectionRequestsFacade, RelationshipsFacade } from '../../../mentorship';
import { NotificationsFacade } from '../../../messaging';
import {
  type AlumSignature,
  QuestionFacts,
  type QuestionNews,
  QuestionNotices,
  QuestionPeople,
  type QuestionPerson,
} from '../../application/open-questions/ports/question-people';

@Injectable()
export class ContextsQuestionPeople extends QuestionPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly relationships: RelationshipsFacade,
    private readonly requests: ConnectionRequestsFacade,
    private readonly alumni: AnswerersFacade,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, QuestionPerson>> {
    if (ids.length === 0) return new Map();
    const people = await this.identity.listVisiblePeople(ids);
    return new Map(people.map(({ id, displayName, role, isMinor }) => [id, { id, displayName, role, isMinor }]));
  }

  async findSignatures(ids: readonly number[]): Promise<ReadonlyMap<number, AlumSignature>> {
    const signatures = new Map<number, AlumSignature>();
    for (const id of (await this.findByIds(ids)).keys()) {
      const signature = await this.alumni.describe(id);
      if (signature) signatures.set(id, signature);
    }
    return signatures;
  }

  listBlockedWith(userId: number): Promise<readonly number[]> {
    return this.relationships.listBlockedWith(userId);
  }

  countQuestion(userId: number, questionId: number): Promise<void> {
    return this.requests.countQuestion(userId, questionId);
  }

  uncountQuestion(userIds: readonly number[], questionId: number): Promise<void> {
    return this.requests.uncountQuestion(userIds, questionId);
  }
}

@Injectable()
export class CatalogueQuestionFacts extends QuestionFacts {
  constructor(
    private readonly programs: ProgramPagesFacade,
    private readonly colleges: CollegePagesFacade,
  ) {
    super();
  }

  async findField(cip: string): Promise<string | null> {
    return (await this.programs.findField(cip))?.field ?? null;
  }

  async findState(collegeId: number): Promise<string | null> {
    return (await this.colleges.findById(collegeId))?.state ?? null;
  }
}

const toSubject = (questionId: number): string => `open-question:${questionId}`;

@Injectable()
export class MessagingQuestionNotices extends QuestionNotices {
  constructor(private readonly messaging: NotificationsFacade) {
    super();
  }

  async notify(userIds: readonly number[], what: QuestionNews, questionId: number, eventId: string): Promise<void> {
    const data = { what, questionId } as const;
    for (const userId of userIds) {
      await this.messaging.notify({
        userId,
        kind: 'forum',
        data,
        subject: toSubject(questionId),
        actorId: null,
        eventId,
      });
    }
  }

  markRead(userId: number, questionId: number): Promise<void> {
    return this.messaging.markSubjectRead(userId, toSubject(questionId));
  }
}
