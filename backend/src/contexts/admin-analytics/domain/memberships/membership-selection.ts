import { AdministratorNotFound, NoRequestWaiting, NotMainAdministrator, CannotDecideOwnRequest } from './errors';
import type { Membership } from './membership';

/**
 * Returns the membership of the main administrator.
 * @param active every active membership of the college
 * @throws NotMainAdministrator if the user isn't the main administrator
 */
export function requireMainAdministrator(active: readonly Membership[], userId: number): Membership {
  const own = active.find((one) => one.userId === userId);
  if (!own?.isMain) throw new NotMainAdministrator();
  return own;
}

/**
 * Returns the membership of one administrator of the college.
 * @throws AdministratorNotFound
 */
export function getAdministrator(active: readonly Membership[], userId: number): Membership {
  const membership = active.find((one) => one.userId === userId);
  if (!membership) throw new AdministratorNotFound();
  return membership;
}

/**
 * Returns the user's request to represent the college.
 * @param all every membership of the user
 * @throws AdministratorNotFound
 */
export function getPendingRequest(collegeId: number, all: readonly Membership[]): Membership {
  const request = all.find((one) => one.isPending && one.collegeId === collegeId);
  if (!request) throw new AdministratorNotFound();
  return request;
}

/**
 * Returns the request that an operator decides about.
 * @param all every membership of the user
 * @throws NoRequestWaiting
 */
export function getPendingRequestOfAnyCollege(all: readonly Membership[]): Membership {
  const request = all.find((one) => one.isPending);
  if (!request) throw new NoRequestWaiting();
  return request;
}

/** @throws CannotDecideOwnRequest: operators can't decide about themselves */
export function assertNotOwnRequest(operatorId: number, userId: number): void {
  if (operatorId === userId) throw new CannotDecideOwnRequest();
}
