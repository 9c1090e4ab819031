import type { Provider, Type } from '@nestjs/common';
import { AnswerRecommendation } from './application/answer-recommendation';
import { FindStudentToScore } from './application/find-student-to-score';
import { FollowConnection } from './application/follow-connection';
import { GenerateRecommendations } from './application/generate-recommendations';
import { PickMentors } from './application/pick-mentors';
import { Candidates } from './application/ports/candidates';
import { Matches } from './application/ports/matches';
import { Recommendations } from './application/ports/recommendations';
import { SavedColleges } from './application/ports/saved-colleges';
import { ShowMatches } from './application/show-matches';
import { ShowRecommendations } from './application/show-recommendations';
import { TurnDials } from './application/turn-dials';
import { SavedCollegesOfStudent } from './infrastructure/colleges/saved-colleges-of-student';
import { MatchesFollowConnections } from './infrastructure/events/matches-follow-connections';
import { MatchesController } from './infrastructure/http/matches.controller';
import { RecommendationsController } from './infrastructure/http/recommendations.controller';
import { SqlCandidates } from './infrastructure/persistence/sql-candidates';
import { TypeormMatches } from './infrastructure/persistence/typeorm-matches';
import { TypeormRecommendations } from './infrastructure/persistence/typeorm-recommendations';

/** Who is recommended to whom, and who accompanies whom. */
export const recommendationControllers: Type[] = [RecommendationsController, MatchesController];

export const recommendationParts: Provider[] = [
  FindStudentToScore,
  PickMentors,
  GenerateRecommendations,
  ShowRecommendations,
  AnswerRecommendation,
  TurnDials,
  ShowMatches,
  FollowConnection,
  MatchesFollowConnections,
  { provide: Recommendations, useClass: TypeormRecommendations },
  { provide: Candidates, useClass: SqlCandidates },
  { provide: SavedColleges, useClass: SavedCollegesOfStudent },
  { provide: Matches, useClass: TypeormMatches },
];
