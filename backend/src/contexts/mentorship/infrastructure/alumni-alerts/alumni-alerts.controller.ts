import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
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
import { SaveAlumniAlert } from '../../application/alumni-alerts/alumni-alerts';
import { AlumniAlerts } from '../../application/alumni-alerts/ports/alumni-alerts';
import type { AlumniAlert } from '../../domain/alumni-alerts/alumni-alert';
import { AlumniAlertView } from './alumni-alerts.dto';

/** Colleges without alumni, whose first alum a student is notified of. */
@ApiTags('alumni alerts')
@SignedIn({ roles: ['student'] })
@Controller('alumni-alerts')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email, or platform.not-allowed for alumni and administrators',
})
export class AlumniAlertsController {
  constructor(
    private readonly alerts: AlumniAlerts,
    private readonly saveAlumniAlert: SaveAlumniAlert,
  ) {}

  /** Your alerts, newest first. */
  @Get()
  @ApiOkResponse({ type: [AlumniAlertView] })
  async list(@CurrentUser() { id }: SignedInUser): Promise<AlumniAlertView[]> {
    return (await this.alerts.listByUser(id)).map(toView);
  }

  /**
   * Sets an alert: you’re notified once when you can find an alum of the college, within a year. Setting it again changes
   * nothing.
   */
  @Put(':collegeId')
  @ApiOkResponse({ type: AlumniAlertView })
  @ApiNotFoundResponse({ description: 'mentorship.college-not-found' })
  @ApiConflictResponse({ description: 'mentorship.alumni-already-listed, mentorship.too-many-alumni-alerts' })
  async save(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('collegeId', IdPipe) collegeId: number,
  ): Promise<AlumniAlertView> {
    return toView(await this.saveAlumniAlert.execute({ userId, collegeId }));
  }

  /** Removes an alert. Doing it again changes nothing. */
  @Delete(':collegeId')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('collegeId', IdPipe) collegeId: number,
  ): Promise<void> {
    await this.alerts.delete(userId, collegeId);
  }
}

const toView = ({ collegeId, createdAt }: AlumniAlert): AlumniAlertView => ({
  collegeId,
  createdAt: createdAt.toISOString(),
});
