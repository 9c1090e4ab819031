import { Module, type Provider } from '@nestjs/common';
import { FindSimilarMentors, ListRelationships } from './application/relationships/list-relationships';
import { CanSeePerson } from './application/relationships/can-see-person';
import { ListMyPeople } from './application/relationships/list-my-people';
import { GetStudent } from './application/relationships/get-student';
import { RelationshipReader } from './application/relationships/ports/relationship-reader';
import { ConnectionsModule } from './connections.module';
import { MyPeopleController, StudentsController } from './infrastructure/relationships/relationships.controller';
import { SqlRelationshipReader } from './infrastructure/relationships/sql-relationship-reader';
import { ProfilesModule } from './profiles.module';

const useCases = [ListMyPeople, GetStudent, ListRelationships, CanSeePerson, FindSimilarMentors];

const adapters: Provider[] = [{ provide: RelationshipReader, useClass: SqlRelationshipReader }];

/** How people are related, as each of them sees it. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [MyPeopleController, StudentsController],
  providers: [...useCases, ...adapters],
  exports: [ListMyPeople, CanSeePerson, ListRelationships, RelationshipReader, FindSimilarMentors],
})
export class RelationshipsModule {}
