/** Renders docs/adopt/accessibility.yaml as a page. */

const LEVELS = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
};
const CHAPTERS = {
  success_criteria_level_a: 'Level A',
  success_criteria_level_aa: 'Level AA',
};
const TESTS = ' Tests: ';

/**
 * @param {string} source of the YAML document; the name of each criterion is the comment after its number
 * @param {object} report the parsed document
 * @returns {string} Markdown
 */
export function accessibilityPage(source, report) {
  const names = Object.fromEntries(
    [...source.matchAll(/- num: '([\d.]+)'\n\s+# (.*)\n/g)].map(([, number, name]) => [number, name]),
  );
  const lines = [
    '# Accessibility conformance report',
    '',
    `This page is made from [accessibility.yaml](accessibility.yaml), which has the format OpenACR. It reports how`,
    `${report.product.name} ${report.product.version} meets the Web Content Accessibility Guidelines (WCAG) 2.2, as of ${report.report_date}.`,
    'Each “Supports” names the tests that verify it.',
    '',
    `**Methods.** ${report.evaluation_methods_used.trim()}`,
    '',
    `**Scope.** ${report.notes.trim()}`,
  ];
  for (const [chapter, title] of Object.entries(CHAPTERS)) {
    lines.push('', `## ${title}`, '', '| criterion | level | remarks | tests |', '|---|---|---|---|');
    for (const { num, components } of report.chapters[chapter].criteria) {
      const { level, notes } = components[0].adherence;
      const [remarks, tests = '–'] = notes.split(TESTS);
      lines.push(`| ${num} ${names[num]} | ${LEVELS[level]} | ${remarks} | ${tests} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
