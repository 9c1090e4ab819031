export { TagInput } from './tag-input';
export { parseTags, joinTags } from './tags';
