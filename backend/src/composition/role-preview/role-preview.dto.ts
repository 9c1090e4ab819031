import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ROLES, type Role } from '../../shared/domain/role';
import { Trimmed } from '../../shared/infrastructure/http/field-decorators';

export class RolePreviewQuery {
  @Trimmed()
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  newRole: Role;
}

/** What a change of role would end. */
export class RolePreview {
  @ApiProperty({ enum: ROLES })
  newRole: Role;

  /** People with whom one is connected now. */
  @ApiProperty({ type: 'integer' })
  connections: number;

  /** Requests that wait for an answer, in either direction. */
  @ApiProperty({ type: 'integer' })
  requests: number;

  /** Meetings to come. */
  @ApiProperty({ type: 'integer' })
  meetings: number;

  /** What one is at a college and would give up; a main administrator hands that over first. */
  @ApiProperty({ enum: ['pending', 'active', 'main'], nullable: true })
  membership: 'pending' | 'active' | 'main' | null;
}
