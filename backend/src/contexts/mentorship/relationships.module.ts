import { Module, type Provider } from '@nestjs/common';
import { FindSimilarMentors } from './application/relationships/find-similar-mentors';
import { CanSeePerson } from './application/relationships/can-see-person';
import { RelationshipReader, SimilarMentors } from './application/relationships/ports/relationship-reader';
import { ListMyPeople } from './application/relationships/list-my-people';
import { ListRelationships } from './application/relationships/list-relationships';
import { GetStudent } from './application/relationships/get-student';
import { ConnectionsModule } from './connections.module';
import { MyPeopleController } from './infrastructure/relationships/my-people.controller';
import { SqlRelationshipReader, SqlSimilarMentors } from './infrastructure/relationships/sql-relationship-reader';
import { StudentsController } from './infrastructure/relationships/students.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [ListMyPeople, GetStudent, ListRelationships, CanSeePerson, FindSimilarMentors];

const adapters: Provider[] = [
  { provide: RelationshipReader, useClass: SqlRelationshipReader },
  { provide: SimilarMentors, useClass: SqlSimilarMentors },
];

/** How people are related, as each of them sees it. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [MyPeopleController, StudentsController],
  providers: [...useCases, ...adapters],
  exports: [ListMyPeople, CanSeePerson, ListRelationships, RelationshipReader, FindSimilarMentors],
})
export class RelationshipsModule {}
