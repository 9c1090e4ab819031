import { Module, type Provider } from '@nestjs/common';
import { AnswerRecommendation } from './application/recommendations/answer-recommendation';
import { SyncMatchWithConnection, ListMatches } from './application/recommendations/list-matches';
import { GenerateRecommendations, PickMentors } from './application/recommendations/generate-recommendations';
import { Matches, Recommendations } from './application/recommendations/ports/recommendations';
import { ListRecommendations, ReorderRecommendations } from './application/recommendations/list-recommendations';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { MatchesController } from './infrastructure/recommendations/matches.controller';
import { RecommendationsController } from './infrastructure/recommendations/recommendations.controller';
import { TypeormMatches, TypeormRecommendations } from './infrastructure/recommendations/typeorm-recommendations';
import { ProfilesModule } from './profiles.module';

const useCases = [
  PickMentors,
  GenerateRecommendations,
  ListRecommendations,
  AnswerRecommendation,
  ReorderRecommendations,
  ListMatches,
  SyncMatchWithConnection,
];

const adapters: Provider[] = [
  { provide: Recommendations, useClass: TypeormRecommendations },
  { provide: Matches, useClass: TypeormMatches },
];

/** Recommended mentors and matches. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, FinderModule],
  controllers: [MatchesController, RecommendationsController],
  providers: [...useCases, ...adapters],
  exports: [Matches, Recommendations, SyncMatchWithConnection, GenerateRecommendations],
})
export class RecommendationsModule {}
