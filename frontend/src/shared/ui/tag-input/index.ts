export { TagInput } from './tag-input';
export { tagsOf, textOfTags } from './tags';
