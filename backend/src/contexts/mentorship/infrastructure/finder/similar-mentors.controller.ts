import { Controller, Get, Param } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ListSimilarMentors } from '../../application/finder/list-similar-mentors';
import { AlumniUserView } from './finder.dto';

/** Mentors to ask instead of another one. */
@ApiTags('alumni')
@SignedIn({ roles: ['student'] })
@Controller('alumni/:id/similar')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email, or platform.not-allowed for alumni and administrators',
})
export class SimilarMentorsController {
  constructor(private readonly listSimilarMentors: ListSimilarMentors) {}

  /** Up to three similar mentors who have room and whom you haven't asked, the most similar first. */
  @Get()
  @ApiOkResponse({ type: [AlumniUserView] })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: hidden, deleted, blocked, or unknown' })
  list(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) mentorId: number,
  ): Promise<readonly AlumniUserView[]> {
    return this.listSimilarMentors.execute({ by, mentorId });
  }
}
