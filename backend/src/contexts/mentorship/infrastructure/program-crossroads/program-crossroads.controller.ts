import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { ListProgramCrossroads } from '../../application/program-crossroads/list-program-crossroads';
import { ComparedProgramsQuery, ProgramCrossroadsView } from './program-crossroads.dto';

/** Alumni who chose between programs of two colleges. */
@ApiTags('alumni')
@Controller('alumni/crossroads')
export class ProgramCrossroadsController {
  constructor(private readonly listProgramCrossroads: ListProgramCrossroads) {}

  /** Number of alumni of either of two programs who also considered the college of the other, and which they mostly chose. Includes only pairs with at least 5 alumni with a public profile. */
  @Public()
  @Get('programs')
  @ApiOkResponse({ type: [ProgramCrossroadsView] })
  @ApiBadRequestResponse({ description: 'programs is invalid' })
  programs(@Query() { programs }: ComparedProgramsQuery): Promise<readonly ProgramCrossroadsView[]> {
    return this.listProgramCrossroads.execute(
      programs.map((id) => {
        const [collegeId, cip = ''] = id.split('-');
        return { collegeId: Number(collegeId), cip };
      }),
    );
  }
}
