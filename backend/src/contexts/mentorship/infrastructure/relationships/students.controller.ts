import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { GetStudent } from '../../application/relationships/get-student';
import { StudentPageView } from './students.dto';

@ApiTags('people')
@SignedIn()
@Controller('students')
export class StudentsController {
  constructor(private readonly getStudent: GetStudent) {}

  /** A student, as far as the alumna or alumnus who asks may see them. */
  @Get(':id')
  @ApiOkResponse({ type: StudentPageView })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiNotFoundResponse({ description: 'mentorship.student-not-found: private, blocked, gone, or nobody' })
  one(@Param('id', IdPipe) id: number, @CurrentUser() by: SignedInUser): Promise<StudentPageView> {
    return this.getStudent.execute(id, by);
  }
}
