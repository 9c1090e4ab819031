import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OtherRole } from '../../domain/errors';

/** Turns administrators away before anything of their call is read. */
@Injectable()
export class StudentsAndAlumni implements CanActivate {
  /** @throws OtherRole */
  canActivate(context: ExecutionContext): boolean {
    const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
    if (currentUser?.role === 'college_admin') throw new OtherRole();
    return true;
  }
}
