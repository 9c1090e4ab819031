import { Controller, Delete, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { JoinWaitList } from '../../application/wait-list/wait-list';
import { WaitList } from '../../application/connections/ports/connections';

/** Wait lists of mentors without a free place, or who are paused. */
@ApiTags('connections')
@SignedIn({ roles: ['student'] })
@Controller('alumni/:id/wait-list')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'platform.not-allowed for alumni and administrators; and the errors of a connection request',
})
export class WaitListController {
  constructor(
    private readonly joinWaitList: JoinWaitList,
    private readonly waitList: WaitList,
  ) {}

  /** Joins the wait list of a mentor. An email is sent when there’s room. Doing it again changes nothing. */
  @Put()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: hidden, deleted, blocked, or unknown' })
  @ApiConflictResponse({ description: 'mentorship.nothing-to-wait-for' })
  async join(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) mentorId: number): Promise<void> {
    await this.joinWaitList.execute({ by, mentorId });
  }

  /** Leaves the wait list. Doing it again changes nothing. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async leave(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) mentorId: number): Promise<void> {
    await this.waitList.leave(mentorId, by);
  }
}
