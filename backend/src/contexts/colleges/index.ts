export { CollegesModule } from './colleges.module';
export {
  CampusEventJoined,
  CollegeAlumniViewed,
  CollegeCompared,
  CollegeLinkFollowed,
  CollegeSaved,
  CollegeViewed,
  InquiryMade,
  ReviewReplied,
} from './integration-events/engagement-events';
export { CampusEventRsvpsChanged } from './integration-events/campus-event-events';
export { CollegeProfileChanged } from './integration-events/college-profile-events';
export { CatalogFacade } from './catalog.facade';
export {
  type CollegeAddress,
  CollegePagesFacade,
  MAX_COMPARED_COLLEGES,
  type CollegeDetailView,
} from './college-pages.facade';
export { ProgramPagesFacade } from './program-pages.facade';
export {
  CATALOG_NAMES,
  type FigureName,
  type CollegeFiguresView,
  type FigureView,
  getFigureUnit,
  parseCip,
  type ProgramView,
  PublicCatalogFacade,
} from './public-catalog.facade';
export { QuestionSubjectsFacade } from './question-subjects.facade';
export { CollegeProfileFacade } from './college-profile.facade';
export { CollegeInterestFacade } from './college-interest.facade';
export { ReviewModerationFacade } from './review-moderation.facade';
export { CollegeOperatorFacade, type ImportFieldsResult, type ImportResult } from './college-operator.facade';
export { CollegeDemoFacade } from './college-demo.facade';
export {
  type CatalogCollege,
  CollegeGeneratorFacade,
  type GeneratedCampusEvent,
  type GeneratedInquiry,
  type GeneratedReview,
  type GeneratedSavedCollege,
} from './college-generator.facade';
export { CollegesPersonalData } from './colleges-personal-data.facade';
