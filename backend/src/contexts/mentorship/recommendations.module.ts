import { Module, type Provider } from '@nestjs/common';
import { AnswerRecommendation } from './application/recommendations/answer-recommendation';
import { FollowConnection } from './application/recommendations/follow-connection';
import { GenerateRecommendations } from './application/recommendations/generate-recommendations';
import { PickMentors } from './application/recommendations/pick-mentors';
import { Matches } from './application/recommendations/ports/matches';
import { Recommendations } from './application/recommendations/ports/recommendations';
import { ShowMatches } from './application/recommendations/show-matches';
import { ShowRecommendations } from './application/recommendations/show-recommendations';
import { TurnDials } from './application/recommendations/turn-dials';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { MatchesFollowConnections } from './infrastructure/recommendations/matches-follow-connections';
import { MatchesController } from './infrastructure/recommendations/matches.controller';
import { RecommendationsController } from './infrastructure/recommendations/recommendations.controller';
import { TypeormMatches } from './infrastructure/recommendations/typeorm-matches';
import { TypeormRecommendations } from './infrastructure/recommendations/typeorm-recommendations';
import { ProfilesModule } from './profiles.module';

const useCases = [
  PickMentors,
  GenerateRecommendations,
  ShowRecommendations,
  AnswerRecommendation,
  TurnDials,
  ShowMatches,
  FollowConnection,
];

const adapters: Provider[] = [
  { provide: Recommendations, useClass: TypeormRecommendations },
  { provide: Matches, useClass: TypeormMatches },
];

/** Recommended mentors and matches. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule],
  controllers: [MatchesController, RecommendationsController],
  providers: [...useCases, ...adapters, MatchesFollowConnections],
  exports: [Matches],
})
export class RecommendationsModule {}
