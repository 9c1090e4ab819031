import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListMeetings } from '../../application/meetings/list-meetings';
import { GetMeetingNotes, RecordOutcome, SaveMeetingNotes } from '../../application/meeting-notes/meeting-notes';
import { NotesBody, NotesView, OutcomeBody } from './meeting-notes.dto';
import { MeetingView } from '../meetings/meetings.dto';

/** Notes about meetings, and their outcomes. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('meetings/:id')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
@ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
export class MeetingNotesController {
  constructor(
    private readonly getMeetingNotes: GetMeetingNotes,
    private readonly saveMeetingNotes: SaveMeetingNotes,
    private readonly recordOutcome: RecordOutcome,
    private readonly listMeetings: ListMeetings,
  ) {}

  /** The shared notes and your private note. */
  @Get('notes')
  @ApiOkResponse({ type: NotesView })
  notes(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) meetingId: number): Promise<NotesView> {
    return this.getMeetingNotes.execute(by, meetingId);
  }

  /** Saves the notes. If the other person changed the shared notes in the meantime, nothing is saved. A private note can always be saved. */
  @Put('notes')
  @ApiOkResponse({ type: NotesView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiConflictResponse({ description: 'mentorship.notes-changed' })
  async write(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() { version, privateNote, ...shared }: NotesBody,
  ): Promise<NotesView> {
    await this.saveMeetingNotes.execute({ by, meetingId, version, shared, privateNote });
    return this.getMeetingNotes.execute(by, meetingId);
  }

  /** Records the outcome of a past meeting, or replaces it. */
  @Post('outcome')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MeetingView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiConflictResponse({
    description: 'mentorship.meeting-not-over; mentorship.nothing-to-answer if the meeting was canceled',
  })
  async outcome(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() body: OutcomeBody,
  ): Promise<MeetingView> {
    await this.recordOutcome.execute({ by, meetingId, ...body });
    return this.listMeetings.getById(by, meetingId);
  }
}
