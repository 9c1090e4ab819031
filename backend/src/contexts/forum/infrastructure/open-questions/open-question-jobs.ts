import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import {
  AccountClosingRequested,
  AccountSuspendedByOperator,
  EmailConfirmed,
  PeopleFacade,
  RoleChanged,
} from '../../../identity';
import { AlumniListingChanged } from '../../../mentorship';
import { OfferQuestion } from '../../application/open-questions/offer-question';
import { WithdrawFromQuestion } from '../../application/open-questions/withdraw-from-question';
import { OpenQuestionWaits } from '../../domain/open-questions/open-question';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Offers questions as soon as they wait, and does what is due later. */
@Injectable()
export class OpenQuestionJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly people: PeopleFacade,
    private readonly offerQuestion: OfferQuestion,
  ) {}

  onModuleInit(): void {
    this.jobs.process('continue-open-questions', () => this.offerQuestion.executeDue());
    this.jobs.schedule('continue-open-questions', EVERY_TEN_MINUTES);
    this.events.subscribe(OpenQuestionWaits, 'offer-question-when-it-waits', ({ questionId }) =>
      this.offerQuestion.execute(questionId),
    );
    this.events.subscribe(
      AlumniListingChanged,
      'offer-questions-when-alumni-listing-changed',
      async ({ collegeIds }) => {
        for (const collegeId of collegeIds) await this.offerQuestion.executeForCollege(collegeId);
      },
    );
    this.events.subscribe(EmailConfirmed, 'offer-questions-when-alum-confirmed', async ({ userId }) => {
      const [person] = await this.people.listPeople([userId]);
      if (person?.role === 'alumni' && person.collegeId) await this.offerQuestion.executeForCollege(person.collegeId);
    });
  }
}

/** Ends what a person asks and answers when they stop taking part. */
@Injectable()
export class EndQuestionsWhenPersonLeaves implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly withdrawFromQuestion: WithdrawFromQuestion,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountSuspendedByOperator, 'end-questions-when-account-suspended', ({ userId }) =>
      this.withdrawFromQuestion.leaveAll(userId),
    );
    this.events.subscribe(AccountClosingRequested, 'end-questions-when-account-closing', ({ userId }) =>
      this.withdrawFromQuestion.leaveAll(userId),
    );
    this.events.subscribe(RoleChanged, 'end-questions-when-role-changed', ({ userId }) =>
      this.withdrawFromQuestion.leaveAll(userId),
    );
  }
}
