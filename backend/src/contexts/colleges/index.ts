export { CollegesModule } from './colleges.module';
export { type CollegeDetailView, CollegesFacade, type ImportProgress, type ImportResult } from './colleges.facade';
export {
  CampusEventJoined,
  CollegeAlumniViewed,
  CollegeCompared,
  CollegeLinkFollowed,
  CollegeSaved,
  CollegeViewed,
  InquiryMade,
  ReviewReplied,
} from './domain/engagement/events';
