import { RecordedJobs } from '../../../../../shared/application/testing/recorded-jobs';
import type { Transactions } from '../../../../../shared/application/transactions';
import { AnswerQuestion, AskQuestion, CheckConnectionAccess, WithdrawOrDisconnect } from '../change-connection';
import { AnswerRequest, CountFreePlaces, SettleAnswer, UndoAnswer } from '../answer-request';
import { BlockPerson, UnblockPerson } from '../../blocks/blocks';
import { RemindAndExpireRequests } from '../remind-and-expire-requests';
import { minutesUseCases } from '../../minutes/testing/minutes-fixture';
import type { MinutesStores } from '../../minutes/testing/minutes.contract';
import { FindAlumniProfile } from '../../profiles/find-alumni-profile';
import { JoinWaitList } from '../../wait-list/wait-list';
import { CanSeePerson } from '../../relationships/can-see-person';
import { InMemoryPeople } from '../../profiles/testing/in-memory-people';
import type { AlumniProfiles, StudentProfiles } from '../../profiles/ports/profiles';
import { RequestConnection, LoadRelationship } from '../request-connection';
import { SaveRequestDraft, SendRequestDrafts } from '../../request-drafts/request-drafts';
import type { Relations } from '../ports/connections';
import { InMemoryRelations } from './in-memory-relations';
import { NOON } from './sample-connection';
import { StubCollegeList } from '../../profiles/testing/profiles-fixture';
import { InMemoryRequestDrafts } from './in-memory-request-drafts';
import type { ConnectionStores } from './connections.contract';
import type { PersonSummary } from '../../../domain/profiles/person';

/** Lower IDs are alumni, this and higher ones are students. */
export const FIRST_STUDENT_ID = 1_000;

/** Every id is an active account, except those in `gone`. */
export class StubPeople extends InMemoryPeople {
  readonly gone = new Set<number>();
  readonly details = new Map<number, Partial<PersonSummary>>();

  override async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    return new Map(ids.filter((id) => !this.gone.has(id)).map((id) => [id, this.#createPerson(id)]));
  }

  override async findEmailAddress(id: number): Promise<string | null> {
    return this.gone.has(id) ? null : `person${id}@example.org`;
  }

  #createPerson(id: number): PersonSummary {
    const role = id < FIRST_STUDENT_ID ? 'alumni' : 'student';
    const person = {
      id,
      role,
      displayName: 'Robin Example',
      avatarUrl: null,
      isMinor: false,
      isSample: false,
    } as const;
    return { ...person, ...this.details.get(id) };
  }
}

interface UseCaseDependencies extends ConnectionStores, Partial<MinutesStores> {
  readonly alumni: AlumniProfiles;
  readonly students: StudentProfiles;
  readonly transactions: Transactions;
  /** Read from the other stores if left out. */
  readonly relations?: Relations;
}

/** Use cases for connections, on the given stores. */
export function connectionUseCases({
  connections,
  counts,
  blocks,
  waitList,
  alumni,
  students,
  transactions,
  relations: givenRelations,
  ...minutesStores
}: UseCaseDependencies) {
  const [people, clock] = [new StubPeople(), { at: NOON, now: () => clock.at }];
  const minutes = minutesUseCases({ ...minutesStores, alumni, transactions, clock });
  const relations =
    givenRelations ?? new InMemoryRelations({ connections, blocks, alumni, students, given: minutes.given });
  const findAlumniProfile = new FindAlumniProfile(alumni, people, new StubCollegeList(), clock);
  const countPlaces = new CountFreePlaces(findAlumniProfile, counts);
  const relationship = new LoadRelationship(relations, connections, people, counts);
  const drafts = new InMemoryRequestDrafts();
  const jobs = new RecordedJobs();
  const request = new RequestConnection(relationship, connections, waitList, counts, drafts, transactions, clock);
  const checkAccess = new CheckConnectionAccess(blocks, people);
  return {
    people,
    clock,
    minutes,
    countPlaces,
    relationship,
    drafts,
    jobs,
    request,
    saveDraft: new SaveRequestDraft(drafts, people, transactions, clock),
    sendDrafts: new SendRequestDrafts(drafts, connections, people, request, transactions),
    answer: new AnswerRequest(connections, checkAccess, countPlaces, minutes.charge, people, jobs, clock),
    undo: new UndoAnswer(connections, checkAccess, clock),
    settle: new SettleAnswer(connections, clock),
    askForMore: new AskQuestion(connections, checkAccess, clock),
    answerQuestion: new AnswerQuestion(connections, checkAccess, clock),
    end: new WithdrawOrDisconnect(connections, checkAccess, clock),
    block: new BlockPerson(relationship, blocks, connections, waitList, transactions, clock),
    unblock: new UnblockPerson(blocks, connections, transactions, clock),
    canSeePerson: new CanSeePerson(relationship),
    join: new JoinWaitList(relationship, waitList, transactions, clock),
    remindAndExpire: new RemindAndExpireRequests(counts, connections, clock),
  };
}
