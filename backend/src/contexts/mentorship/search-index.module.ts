import { Module } from '@nestjs/common';
import { IndexAlumniProfilesAtStart } from './infrastructure/search-index/index-alumni-profiles-at-start';

/** Indexing of profiles that are not in the search tables yet. */
@Module({
  providers: [IndexAlumniProfilesAtStart],
})
export class SearchIndexModule {}
