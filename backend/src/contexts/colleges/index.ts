export { CollegesModule } from './colleges.module';
export { CollegesFacade, type CollegeHead, type ImportProgress, type ImportResult } from './colleges.facade';
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
