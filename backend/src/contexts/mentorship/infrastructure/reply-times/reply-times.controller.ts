import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForOperators, Public } from '../../../../shared/infrastructure/http/policies';
import { ReplyTimes } from '../../application/reply-times/ports/reply-times';
import { toIsoDate } from '../../../../shared/domain/weeks';
import { ReplyTimeQuery, ReplyTimesOfWeekView, ReplyTimeView } from './reply-times.dto';

/** How many closed weeks operators see: one year. */
const MAX_WEEKS = 52;

/** How soon the alumni of a college usually answer. */
@ApiTags('alumni')
@Controller('alumni/reply-time')
export class ReplyTimesController {
  constructor(private readonly replyTimes: ReplyTimes) {}

  /** The usual time to the first answer of the alumni of a college. It changes only on Mondays. */
  @Public()
  @Get()
  @ApiOkResponse({ type: ReplyTimeView })
  @ApiBadRequestResponse({ description: 'collegeId is missing or invalid' })
  async find(@Query() { collegeId }: ReplyTimeQuery): Promise<ReplyTimeView> {
    return { repliesWithinDays: await this.replyTimes.findOfCollege(collegeId) };
  }
}

/** Reply times of the whole product, for operators. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/reply-times')
export class ModerationReplyTimesController {
  constructor(private readonly replyTimes: ReplyTimes) {}

  /** The closed weeks of the last year, latest first. Figures are null for weeks with fewer than ten people who asked. */
  @Get()
  @ApiOkResponse({ type: [ReplyTimesOfWeekView] })
  async list(): Promise<readonly ReplyTimesOfWeekView[]> {
    const weeks = await this.replyTimes.listWeeks(MAX_WEEKS);
    return weeks.map(({ closed, ...week }) => ({ closedOn: toIsoDate(closed), ...week }));
  }
}
