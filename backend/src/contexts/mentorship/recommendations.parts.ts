import type { Provider, Type } from '@nestjs/common';
import { AnswerRecommendation } from './application/recommendations/answer-recommendation';
import { FindStudentToScore } from './application/finder/find-student-to-score';
import { FollowConnection } from './application/recommendations/follow-connection';
import { GenerateRecommendations } from './application/recommendations/generate-recommendations';
import { PickMentors } from './application/recommendations/pick-mentors';
import { Candidates } from './application/finder/ports/candidates';
import { Matches } from './application/recommendations/ports/matches';
import { Recommendations } from './application/recommendations/ports/recommendations';
import { SavedColleges } from './application/finder/ports/saved-colleges';
import { ShowMatches } from './application/recommendations/show-matches';
import { ShowRecommendations } from './application/recommendations/show-recommendations';
import { TurnDials } from './application/recommendations/turn-dials';
import { SavedCollegesOfStudent } from './infrastructure/finder/saved-colleges-of-student';
import { MatchesFollowConnections } from './infrastructure/recommendations/matches-follow-connections';
import { MatchesController } from './infrastructure/recommendations/matches.controller';
import { RecommendationsController } from './infrastructure/recommendations/recommendations.controller';
import { SqlCandidates } from './infrastructure/finder/sql-candidates';
import { TypeormMatches } from './infrastructure/recommendations/typeorm-matches';
import { TypeormRecommendations } from './infrastructure/recommendations/typeorm-recommendations';

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
