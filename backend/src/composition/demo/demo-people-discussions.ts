import type { ForumDemoFacade } from '../../contexts/forum';
import type { Role } from '../../shared/domain/role';
import { ADMINISTRATOR, DEMO_DISCUSSIONS, STUDENT, type DemoText } from './demo-discussions';

type Discussions = Parameters<ForumDemoFacade['seed']>[0];

/** Their roles when they wrote; people who try out such an account can change its role later. */
const roleOf = (username: string): Role =>
  username === STUDENT ? 'student' : username === ADMINISTRATOR ? 'college_admin' : 'alumni';

/** @param ids keys of the demo people by username; texts by other demo people are left out */
export function discussionsOf(ids: ReadonlyMap<string, number>): Discussions {
  const signed = <Text extends DemoText>({ by, isAnonymous = false, ...text }: Text) => {
    const id = ids.get(by);
    return id === undefined ? [] : [{ ...text, by: { id, role: roleOf(by), isAnonymous } }];
  };
  return DEMO_DISCUSSIONS.flatMap(signed).map((one) => ({ ...one, replies: one.replies.flatMap(signed) }));
}
