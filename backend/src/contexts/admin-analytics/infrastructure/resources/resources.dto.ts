import { ApiProperty } from '@nestjs/swagger';
import type { Guide, GuideBlock, GuideSection } from '../../application/resources/guides';
import { GUIDE_NAMES, type GuideName } from '../../application/resources/guides';

class GuideBlockView {
  @ApiProperty({ enum: ['text', 'points', 'steps'] })
  kind: GuideBlock['kind'];
  /** For `text`. */
  text?: string;
  /** For `points` and `steps`, in this order. */
  @ApiProperty({ type: [String], required: false })
  items?: readonly string[];
}

class GuideSectionView implements GuideSection {
  title: string;
  @ApiProperty({ type: [GuideBlockView] })
  blocks: readonly GuideBlock[];
}

/** A guide for administrators. */
export class GuideView implements Guide {
  @ApiProperty({ enum: GUIDE_NAMES })
  name: GuideName;
  title: string;
  summary: string;
  @ApiProperty({ type: [GuideSectionView] })
  sections: readonly GuideSectionView[];
}
