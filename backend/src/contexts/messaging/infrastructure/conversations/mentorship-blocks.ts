import { Injectable } from '@nestjs/common';
import { MentorshipFacade } from '../../../mentorship';
import { Blocks } from '../../application/conversations/ports/blocks';

@Injectable()
export class MentorshipBlocks extends Blocks {
  constructor(private readonly mentorship: MentorshipFacade) {
    super();
  }

  async isBetween(one: number, other: number): Promise<boolean> {
    return (await this.mentorship.relationOf(one, other)).isBlocked;
  }

  after(pair: readonly [number, number], most: number): Promise<readonly (readonly [number, number])[]> {
    return this.mentorship.blocksAfter(pair, most);
  }
}
