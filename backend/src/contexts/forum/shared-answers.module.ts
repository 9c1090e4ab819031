import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { DecideOnAnswer } from './application/shared-answers/decide-on-answer';
import { ListSharedAnswers } from './application/shared-answers/list-shared-answers';
import { FindNamesInText } from './application/shared-answers/find-names-in-text';
import { ConversationPartners } from './application/shared-answers/ports/conversation-partners';
import { SharedAnswers } from './application/shared-answers/ports/shared-answers';
import { PublishAnswer } from './application/shared-answers/publish-answer';
import { SuggestAnswer } from './application/shared-answers/suggest-answer';
import { DiscussionsModule } from './discussions.module';
import { ContextsConversationPartners } from './infrastructure/shared-answers/contexts-conversation-partners';
import { DeclineSuggestionsWhenDisconnected } from './infrastructure/shared-answers/decline-suggestions-when-disconnected';
import { SharedAnswersController } from './infrastructure/shared-answers/shared-answers.controller';
import { TypeormSharedAnswers } from './infrastructure/shared-answers/typeorm-shared-answers';

const adapters: Provider[] = [
  { provide: SharedAnswers, useClass: TypeormSharedAnswers },
  { provide: ConversationPartners, useClass: ContextsConversationPartners },
];

/** Answers from conversations, published together. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, DiscussionsModule],
  controllers: [SharedAnswersController],
  providers: [
    FindNamesInText,
    SuggestAnswer,
    PublishAnswer,
    DecideOnAnswer,
    ListSharedAnswers,
    ...adapters,
    DeclineSuggestionsWhenDisconnected,
  ],
  exports: [DecideOnAnswer, PublishAnswer, SharedAnswers],
})
export class SharedAnswersModule {}
