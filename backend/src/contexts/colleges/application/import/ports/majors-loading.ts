/** Loads the majors of colleges in the background. */
export abstract class MajorsLoading {
  /** Requests the field-of-study file if it has to be imported; does nothing if automatic imports are off. */
  abstract request(): Promise<void>;
}
