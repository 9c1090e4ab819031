/** What is checked in the document of one page. */

/** The properties without which an item of schema.org says nothing. Other types are findings. */
const REQUIRED_PROPERTIES = {
  CollegeOrUniversity: ['name', 'identifier'],
  PropertyValue: ['value'],
  PostalAddress: ['addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  CollectionPage: ['name', 'about'],
  State: ['name'],
  Country: ['name'],
  DefinedTerm: ['name', 'termCode'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
};

/** @returns {(string | undefined)[]} the first group of every match */
const findAll = (html, pattern) => [...html.matchAll(pattern)].map(([, group]) => group);

/**
 * @typedef {object} CheckedPage
 * @property {string | null} title as it is written in the document
 * @property {string | null} description
 * @property {string[]} files the addresses of its scripts, styles, icons and the like
 * @property {string[]} findings what is wrong with it
 */

/**
 * Checks a page that the sitemap lists.
 *
 * @param {{ address: string, status: number, contentType: string, html: string }} page `address` as in the sitemap
 * @returns {CheckedPage}
 */
export function checkPage({ address, status, contentType, html }) {
  if (status !== 200) return { title: null, description: null, files: [], findings: [`status ${status}`] };
  const titles = findAll(html, /<title>([^<]*)<\/title>/g);
  const descriptions = findAll(html, /<meta name="description" content="([^"]*)"/g);
  const canonicals = findAll(html, /<link rel="canonical" href="([^"]*)"/g);
  const findings = [
    ...(/^text\/html\b/.test(contentType) ? [] : [`content type ${contentType}`]),
    ...(titles.length === 1 && titles[0].trim() !== '' ? [] : [`${titles.length} titles, or an empty one`]),
    ...(descriptions.length === 1 && descriptions[0].trim() !== '' ? [] : ['no description, or several']),
    ...(canonicals.length === 1 && canonicals[0] === address
      ? []
      : [`canonical ${canonicals.join(', ') || 'missing'}`]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? ['noindex'] : []),
    ...findAll(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(checkLinkedData),
  ];
  const files = findAll(html, /<(?:link|script)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g);
  return { title: titles[0] ?? null, description: descriptions[0] ?? null, files, findings };
}

/** @returns {string[]} what is wrong with JSON-LD */
export function checkLinkedData(json) {
  let data;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`linked data that isn’t JSON: ${error.message}`];
  }
  return [...(data['@context'] === 'https://schema.org' ? [] : ['linked data without @context']), ...checkItem(data)];
}

function checkItem(value) {
  if (Array.isArray(value)) return value.flatMap(checkItem);
  if (value === null || value === '') return ['linked data with an empty value'];
  if (typeof value !== 'object') return [];
  const type = value['@type'];
  const required = REQUIRED_PROPERTIES[type];
  const faults = required
    ? required.filter((name) => value[name] === undefined).map((name) => `linked data: ${type} without ${name}`)
    : [`linked data of type ${type}`];
  return [...faults, ...Object.values(value).flatMap(checkItem)];
}
