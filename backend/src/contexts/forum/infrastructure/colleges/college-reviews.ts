import { Injectable } from '@nestjs/common';
import { CollegesFacade } from '../../../colleges';
import { WrittenContent } from '../../application/ports/written-content';
import type { Target } from '../../domain/report';

@Injectable()
export class CollegeReviews extends WrittenContent {
  constructor(private readonly colleges: CollegesFacade) {
    super();
  }

  authorOf({ id }: Target): Promise<{ authorId: number | null } | null> {
    return this.colleges.authorOfReview(id);
  }
}
