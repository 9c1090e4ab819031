export {
  collegeQueries,
  type College,
  type CollegeDetail,
  type CollegePrices,
  type Figure,
  type FigureName,
  type Measure,
} from './api/colleges';
export { FIELDS_PATH, type Field } from './api/fields';
export { collegesErrorMessage } from './api/colleges-error';
export { savedCollegesKey, type CollegePlan, type SavedCollege } from './api/saved-colleges';
export { recordInteraction, type InterestSource } from './api/interactions';
export { CollegeListsProvider, useCollegeLists } from './model/college-lists';
export { MAJORS } from './model/majors';
export { MISSION_LABELS } from './model/missions';
export {
  MEASURES,
  findPlacement,
  formatSources,
  sourceWithYear,
  listSourcesWithYear,
  missingFigureReason,
} from './model/measures';
export type { RememberedCollege } from './model/remembered-college';
export { alumniCountLabel, alumniTotalLabel } from './lib/alumni-count';
export { useCollegeCountLabel } from './model/use-college-count-label';
export { COMPARED_PROGRAMS_KEY } from './model/compared-colleges-key';
export { useComparedColleges } from './model/use-compared-colleges';
export { addToComparison, useStoredComparison } from './model/use-stored-comparison';
export { useReportCollegeView } from './model/use-college-view';
export { CollegeCombobox } from './ui/college-combobox';
export { COLLEGE_ACTIONS_CLASSES, CollegeHeading } from './ui/college-heading';
export { CollegeDescription } from './ui/college-description';
export { CollegeRow } from './ui/college-row';
export { CollegeTile } from './ui/college-tile';
export { PercentileStrip } from './ui/percentile-strip';
export { MeasureSourceComparison } from './ui/two-sources';
export { toWebAddress } from './lib/web-address';
export { admissionRateText } from './lib/admission-rate';
export { hasOneTuition } from './lib/tuition';
export { formatPrice } from './lib/format-price';
export {
  calculateYourPrice,
  INCOME_BANDS,
  LIVING_CHOICES,
  risesWithIncome,
  type FamilySituation,
  type YourPrice,
} from './lib/your-price';
export { useFamilySituation } from './model/use-family-situation';
export { usePriceFact } from './model/use-price-fact';
export { figureKind, figureText, formatFigure, isKnownFigure, type ProgramFigureName } from './lib/figure-text';
export { FieldCombobox } from './ui/field-combobox';
export { FigureValue } from './ui/figure-value';
export { ProgramsSection } from './ui/programs-section';
export {
  FIGURE_PANELS,
  REPAYMENT_FIGURES,
  PRICE_BANDS,
  type FigureLabel,
  type FigurePanel,
  type FigurePanelId,
} from './model/figure-panels';
export { useSubjectLabel } from './model/use-subject-label';
export { useYourPrice } from './model/use-your-price';
export { standingSentence } from './model/standing';
export { hideHubBanner, isHubBannerHidden } from './model/hub-banner';
