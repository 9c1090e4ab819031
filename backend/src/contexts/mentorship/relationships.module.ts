import { Module, type Provider } from '@nestjs/common';
import { FindSimilarMentors } from './application/relationships/find-similar-mentors';
import { KnowPerson } from './application/relationships/know-person';
import { RelationshipReader } from './application/relationships/ports/relationship-reader';
import { SimilarMentors } from './application/relationships/ports/similar-mentors';
import { ShowMyPeople } from './application/relationships/show-my-people';
import { ShowRelationships } from './application/relationships/show-relationships';
import { ShowStudent } from './application/relationships/show-student';
import { ConnectionsModule } from './connections.module';
import { MyPeopleController } from './infrastructure/relationships/my-people.controller';
import { SqlRelationshipReader } from './infrastructure/relationships/sql-relationship-reader';
import { SqlSimilarMentors } from './infrastructure/relationships/sql-similar-mentors';
import { StudentsController } from './infrastructure/relationships/students.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [ShowMyPeople, ShowStudent, ShowRelationships, KnowPerson, FindSimilarMentors];

const adapters: Provider[] = [
  { provide: RelationshipReader, useClass: SqlRelationshipReader },
  { provide: SimilarMentors, useClass: SqlSimilarMentors },
];

/** How people are related, as each of them sees it. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [MyPeopleController, StudentsController],
  providers: [...useCases, ...adapters],
  exports: [ShowMyPeople, KnowPerson, ShowRelationships, RelationshipReader, FindSimilarMentors],
})
export class RelationshipsModule {}
