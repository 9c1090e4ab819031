import type { IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Delete, Get, Headers, HttpCode, HttpStatus, Ip, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { toClientNetwork } from '../../../../shared/infrastructure/http/client-network';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount, Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { MakeInquiry, RecordInteraction } from '../../application/engagement/record-interest';
import { Inquiries } from '../../application/engagement/ports/interest';
import type { PersonId } from '../../domain/catalogue/ids';
import { Inquiry, InquiryBody, InteractionBody, OwnInquiry } from './interest.dto';

/** Checks whether the browser asks not to be tracked, with Do Not Track or Global Privacy Control. */
const sendsDoNotTrack = (headers: IncomingHttpHeaders): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

@ApiTags('interest in colleges')
@Controller()
export class InterestController {
  constructor(
    private readonly recordInteraction: RecordInteraction,
    private readonly makeInquiry: MakeInquiry,
    private readonly inquiries: Inquiries,
  ) {}

  /**
   * Records that a college was viewed or compared, or that its links were opened; one call when the page is closed. Browsers that send `DNT: 1` or `Sec-GPC: 1` get the same response, and nothing is stored.
   */
  @Public()
  @Post('interactions')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  @ApiTooManyRequestsResponse({ description: 'Too many requests from this network' })
  async interact(
    @Viewer() viewer: SignedInUser | null,
    @Body() { seconds = null, ...body }: InteractionBody,
    @Ip() ip: string,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<void> {
    if (sendsDoNotTrack(headers)) return;
    const userId = (viewer?.id ?? null) as PersonId | null;
    await this.recordInteraction.execute({ ...body, seconds, userId, network: toClientNetwork(ip) });
  }

  /** Records that a student viewed a college’s details, once a day. Nothing is recorded for other people. */
  @SignedIn()
  @TakesIdempotencyKey()
  @Post('inquiries')
  @ApiCreatedResponse({ type: Inquiry })
  @ApiOkResponse({ type: Inquiry, description: 'The inquiry was already recorded today' })
  @ApiNoContentResponse({ description: 'The user is not a student; only inquiries from students are recorded' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  @ApiTooManyRequestsResponse({ description: 'More than 60 inquiries in an hour' })
  async inquire(
    @CurrentUser() { id, role }: SignedInUser,
    @Body() { collegeId }: InquiryBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Inquiry | undefined> {
    const made = await this.makeInquiry.execute({ user: { id: id as PersonId, role }, collegeId });
    if (!made) response.status(HttpStatus.NO_CONTENT);
    else if (!made.isFirst) response.status(HttpStatus.OK);
    return made?.inquiry;
  }

  /** Your inquiries, newest first. */
  @OwnAccount()
  @Get('inquiries')
  @ApiOkResponse({ type: [OwnInquiry] })
  listInquiries(@CurrentUser() { id }: SignedInUser): Promise<readonly OwnInquiry[]> {
    return this.inquiries.listByStudent(id as PersonId);
  }

  /** Deletes one of your inquiries. */
  @OwnAccount()
  @Delete('inquiries/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'colleges.inquiry-not-found: doesn’t exist, or belongs to someone else' })
  async removeInquiry(@CurrentUser() { id }: SignedInUser, @Param('id', IdPipe) inquiryId: number): Promise<void> {
    await this.inquiries.delete(inquiryId, id as PersonId);
  }
}
