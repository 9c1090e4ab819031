import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListSlots } from '../../application/meeting-planning/list-slots';
import { SlotsQuery, SlotView } from '../availability/availability.dto';

@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('users')
export class SlotsController {
  constructor(private readonly listSlots: ListSlots) {}

  /** When one can meet someone: within their hours, when neither has another meeting. */
  @Get(':id/slots')
  @ApiOkResponse({ type: [SlotView] })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: nobody whom one may ask to meet' })
  list(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) otherId: number,
    @Query() { from, days, length }: SlotsQuery,
  ): Promise<SlotView[]> {
    return this.listSlots.execute({ by, otherId, days, length, ...(from && { from: new Date(from) }) });
  }
}
