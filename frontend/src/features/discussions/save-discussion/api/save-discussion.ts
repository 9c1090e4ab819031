import { request } from '@/shared/api';

const POSTS_PATH = '/api/forum/posts';

const postPath = (id: number) => `${POSTS_PATH}/${id}`;

export const setDiscussionSaved = (id: number, isSaved: boolean) =>
  request(isSaved ? 'PUT' : 'DELETE', `${postPath(id)}/save`);
