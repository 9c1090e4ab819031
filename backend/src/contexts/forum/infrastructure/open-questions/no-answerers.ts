import { Injectable } from '@nestjs/common';
import { Answerers, type Candidate } from '../../application/open-questions/ports/question-people';

/** No alumni: questions wait. */
@Injectable()
export class NoAnswerers extends Answerers {
  async listCandidates(): Promise<readonly Candidate[]> {
    return [];
  }

  async charge(): Promise<void> {}

  async giveBack(): Promise<void> {}
}
