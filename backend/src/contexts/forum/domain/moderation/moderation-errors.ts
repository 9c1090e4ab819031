import { DomainError } from '../../../../shared/domain/domain-error';
import type { ModerationAction } from './case-state';

export class CaseNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.case-not-found', 'We couldn’t find this case.');
  }
}

/** Another operator is working on the case. */
export class CaseClaimed extends DomainError {
  constructor() {
    super('conflict', 'forum.case-claimed', 'Another operator is working on this case.');
  }
}

/** The case changed since it was loaded. */
export class CaseChanged extends DomainError {
  constructor() {
    super('conflict', 'forum.case-changed', 'This case has changed. Reload it before you decide.');
  }
}

export class CaseClosed extends DomainError {
  constructor() {
    super('conflict', 'forum.case-closed', 'This case is closed. Reopen it first.');
  }
}

export class CaseNotClosed extends DomainError {
  constructor() {
    super('conflict', 'forum.case-not-closed', 'This case isn’t closed.');
  }
}

export class ContentNotHidden extends DomainError {
  constructor() {
    super('conflict', 'forum.not-hidden', 'This isn’t hidden.');
  }
}

/** The reported content no longer exists. */
export class ReportedContentDeleted extends DomainError {
  constructor() {
    super('conflict', 'forum.nothing-to-hide', 'The reported content no longer exists.');
  }
}

/** The account of the subject is deleted. */
export class SubjectAccountDeleted extends DomainError {
  constructor() {
    super('conflict', 'forum.nobody-to-address', 'This person’s account was deleted.');
  }
}

export class AlreadySuspended extends DomainError {
  constructor() {
    super('conflict', 'forum.already-suspended', 'This person is already suspended.');
  }
}

export class NotSuspended extends DomainError {
  constructor() {
    super('conflict', 'forum.not-suspended', 'This person isn’t suspended.');
  }
}

/** Cases about operators are decided on the command line. */
export class SubjectIsOperator extends DomainError {
  constructor() {
    super('forbidden', 'forum.subject-is-operator', 'This case is about an operator. Decide it on the command line.');
  }
}

export class ActionRefused extends DomainError {
  constructor(field: 'action' | 'note' | 'until' | 'text', message: string) {
    super('invalid', 'forum.action-refused', message, [{ field, message }]);
  }
}

/** Longer suspensions must be without an end. */
const MAX_SUSPENSION_YEARS = 5;

const ACTIONS_WITH_END_DATE: ReadonlySet<ModerationAction> = new Set<ModerationAction>([
  'suspend',
  'change-suspension',
]);

/** @param until null for a suspension without an end @throws ActionRefused */
export function assertSuspensionEnd(action: ModerationAction, until: Date | null, now: Date): void {
  if (until === null) return;
  if (!ACTIONS_WITH_END_DATE.has(action))
    throw new ActionRefused('until', 'You can set an end date only for a suspension');
  if (until <= now) throw new ActionRefused('until', 'The end of the suspension must be in the future');
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_SUSPENSION_YEARS);
  if (until > latest) {
    const message = `The suspension must end within ${MAX_SUSPENSION_YEARS} years. To suspend the person indefinitely, leave the end date blank`;
    throw new ActionRefused('until', message);
  }
}
