import { Controller, Get, Param } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import { ListWorkOfField } from '../../application/finder/list-work-of-field';
import { WorkOfFieldView } from './finder.dto';

/** What alumni who studied a field do. */
@ApiTags('programs')
@Controller('programs/fields')
export class ProgramAlumniController {
  constructor(private readonly listWorkOfField: ListWorkOfField) {}

  /** Positions, industries and employers of alumni who studied the field. Each is shared by at least 5 alumni with a public profile. */
  @Public()
  @Get(':cip/alumni')
  @ApiOkResponse({ type: WorkOfFieldView })
  @ApiBadRequestResponse({ description: 'cip isn’t the code of a field' })
  work(@Param('cip') cip: string): Promise<WorkOfFieldView> {
    if (!/^\d{4}$/.test(cip)) {
      throw new InvalidRequest([{ field: 'cip', message: 'cip must be the code of a field, such as 1107' }]);
    }
    return this.listWorkOfField.execute(cip);
  }
}
