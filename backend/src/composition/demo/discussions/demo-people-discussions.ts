import type { ForumDemoFacade } from '../../../contexts/forum';
import type { Role } from '../../../shared/domain/role';
import { ADMINISTRATOR, STUDENT } from '../people/demo-accounts';
import { DEMO_STUDENTS } from '../people/demo-students';
import { DEMO_DISCUSSIONS, type DemoText } from './demo-discussions';

const STUDENTS: ReadonlySet<string> = new Set([STUDENT, ...DEMO_STUDENTS.map(({ username }) => username)]);

type Discussions = Parameters<ForumDemoFacade['seed']>[0];

/** Their roles when they wrote; people who try out such an account can change its role later. */
const roleOf = (username: string): Role =>
  STUDENTS.has(username) ? 'student' : username === ADMINISTRATOR ? 'college_admin' : 'alumni';

/** @param ids keys of the demo people by username; texts by other demo people are left out */
export function toDiscussions(ids: ReadonlyMap<string, number>): Discussions {
  const withAuthor = <Text extends DemoText>({ by, isAnonymous = false, ...text }: Text) => {
    const id = ids.get(by);
    return id === undefined ? [] : [{ ...text, by: { id, role: roleOf(by), isAnonymous } }];
  };
  return DEMO_DISCUSSIONS.flatMap(withAuthor).map(({ savedBy = [], ...one }, index) => ({
    ...one,
    savedBy: savedBy.flatMap((username) => ids.get(username) ?? []),
    readBy: chooseReaders([...ids.values()], index, one.replies.length),
    replies: one.replies.flatMap(withAuthor),
  }));
}

/** Discussions have more readers than replies; the number differs between discussions. */
function chooseReaders(people: readonly number[], index: number, replies: number): number[] {
  const [first, count] = [index * 3, replies + 4 + ((index * 5) % 9)];
  return [...people.slice(first), ...people.slice(0, first)].slice(0, count);
}
