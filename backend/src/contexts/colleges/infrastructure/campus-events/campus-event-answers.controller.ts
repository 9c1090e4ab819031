import { Body, Controller, Delete, Param, Patch, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import {
  TokenCollege,
  type TokenCollegeCheck,
  TokenScopes,
} from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { RsvpToCampusEvent, DecideCampusEvent } from '../../application/campus-events/rsvp-to-campus-event';
import { ShowCampusEvents } from '../../application/campus-events/show-campus-events';
import type { PersonId } from '../../domain/catalogue/ids';
import { CampusEvent, CampusEventDecision, Rsvp } from './campus-events.dto';

/** Publishing, canceling and RSVPs of campus events. */
@ApiTags('campus events')
@SignedIn()
@Controller('events/:id')
export class CampusEventAnswersController {
  constructor(
    private readonly showCampusEvents: ShowCampusEvents,
    private readonly decideCampusEvent: DecideCampusEvent,
    private readonly answerCampusEvent: RsvpToCampusEvent,
  ) {}

  /** Publishes a proposed event (administrators of the college), or permanently cancels an event (administrators or the person who added it). */
  @TokenScopes('events:write')
  @Patch()
  @ApiOkResponse({ type: CampusEvent })
  @ApiForbiddenResponse({ description: 'colleges.only-the-college-publishes, colleges.may-not-cancel' })
  @ApiNotFoundResponse({ description: 'colleges.event-not-found' })
  @ApiConflictResponse({ description: 'colleges.event-cancelled, colleges.event-over' })
  async decide(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { status }: CampusEventDecision,
    @TokenCollege() tokenCollege: TokenCollegeCheck,
  ): Promise<CampusEvent> {
    tokenCollege.check((await this.showCampusEvents.get(id, by as PersonId)).collegeId);
    const verb = status === 'published' ? 'publish' : 'cancel';
    await this.decideCampusEvent.execute({ id, by: by as PersonId, verb });
    return this.showCampusEvents.get(id, by as PersonId);
  }

  /** RSVPs to the event. Doing it again changes nothing. */
  @Put('rsvp')
  @ApiOkResponse({ type: Rsvp })
  @ApiNotFoundResponse({ description: 'colleges.event-not-found' })
  @ApiConflictResponse({ description: 'colleges.event-cancelled, colleges.event-over, colleges.event-pending' })
  async come(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<Rsvp> {
    const rsvpCount = await this.answerCampusEvent.execute({ id, by: by as PersonId, comes: true });
    return { rsvpCount, myRsvp: true };
  }

  /** Withdraws your RSVP. Doing it again changes nothing. */
  @Delete('rsvp')
  @ApiOkResponse({ type: Rsvp })
  @ApiNotFoundResponse({ description: 'colleges.event-not-found' })
  @ApiConflictResponse({ description: 'colleges.event-cancelled, colleges.event-over, colleges.event-pending' })
  async stayAway(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<Rsvp> {
    const rsvpCount = await this.answerCampusEvent.execute({ id, by: by as PersonId, comes: false });
    return { rsvpCount, myRsvp: false };
  }
}
