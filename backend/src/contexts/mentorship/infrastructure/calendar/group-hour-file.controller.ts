import { Controller, Get, Header, Param } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { WriteGroupHourFile } from '../../application/calendar/calendar';

/** Calendar files of group hours. */
@ApiTags('group hours')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('group-hours')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class GroupHourFileController {
  constructor(private readonly writeGroupHourFile: WriteGroupHourFile) {}

  /** A group hour that you host or joined as a calendar file. Importing it again updates the entry. */
  @Get(':id.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  @ApiNotFoundResponse({ description: 'mentorship.group-hour-not-found' })
  file(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) groupHourId: number): Promise<string> {
    return this.writeGroupHourFile.execute(by, groupHourId);
  }
}
