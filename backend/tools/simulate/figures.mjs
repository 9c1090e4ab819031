/** The Gini coefficient: 0 if all values are equal, near 1 if one has everything. */
export function gini(values) {
  const sorted = Float64Array.from(values).sort();
  let [sum, weighted] = [0, 0];
  sorted.forEach((value, n) => {
    sum += value;
    weighted += (n + 1) * value;
  });
  return sum === 0 ? 0 : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

/** The value below which `share` of the values are; missing values are above all others. */
export function quantile(values, share, count = values.length) {
  const sorted = Float64Array.from(values).sort();
  const at = Math.floor(share * count);
  return at < sorted.length ? sorted[at] : Infinity;
}

/** What one set of rules led to. */
export class Outcome {
  questions = 0;
  deadEnds = 0;
  offers = 0;
  overrun = 0;
  /** Hours until the first answer, of answered questions. */
  hours = [];
  /** Number of answers by fit. */
  fits = {};

  answered(hours, fit) {
    this.hours.push(hours);
    this.fits[fit] = (this.fits[fit] ?? 0) + 1;
  }

  /** @returns the figures, as fractions, hours and counts */
  summarize(alumni, months) {
    const given = alumni.reduce((sum, { minutesGiven }) => sum + minutesGiven * months, 0);
    const used = alumni.reduce((sum, { total }) => sum + total, 0);
    const answers = this.hours.length;
    const ofCollegeOrProgram = ['college-and-program', 'college', 'program'].reduce(
      (sum, fit) => sum + (this.fits[fit] ?? 0),
      0,
    );
    return {
      questions: this.questions,
      answered: answers / this.questions,
      unused: 1 - used / given,
      overrun: this.overrun,
      gini: gini(alumni.map(({ total, minutesGiven }) => total / (minutesGiven * months))),
      median: quantile(this.hours, 0.5, this.questions),
      p90: quantile(this.hours, 0.9, this.questions),
      medianOfAnswered: quantile(this.hours, 0.5),
      collegeOrProgram: ofCollegeOrProgram / answers,
      deadEnds: this.deadEnds,
      offersPerMonth: this.offers / alumni.length / months,
    };
  }
}
